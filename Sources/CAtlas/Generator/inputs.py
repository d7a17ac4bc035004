"""Fetches the pinned inputs, proves their hashes and unpacks them. Only the packages in IMPORTED are ever run."""
import hashlib
import pathlib
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).parent
CACHE = pathlib.Path.home() / ".cache" / "itravel-facts"
IMPORTED = ("babel", "holidays", "python_dateutil", "six", "hmrc_rates", "currencyconverter", "h5py", "numpy", "opencc_python_reimplemented")


def pinned():
    lines = (HERE / "inputs.lock").read_text().splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def fetch(cache, only=None):
    """Returns the folder of unpacked packages, by package name, downloading what is not there yet; of all, or of some by name."""
    files, unpacked = cache / "files", cache / "unpacked"
    files.mkdir(parents=True, exist_ok=True)
    for name, version, file, sha in pinned():
        if only and name not in only:
            continue
        path = files / file
        if not path.exists():
            if file.endswith(".deb"):
                subprocess.run(["apt-get", "download", f"{name}={version}"], cwd=files, check=True)
            else:
                subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", files, f"{name}=={version}"], check=True)
        got = hashlib.sha256(path.read_bytes()).hexdigest()
        if got != sha:
            sys.exit(f"{file}: sha256 {got}, pinned {sha}")
        folder = unpacked / name
        if not folder.exists():
            if file.endswith(".deb"):
                subprocess.run(["dpkg-deb", "-x", path, folder], check=True)
            else:
                zipfile.ZipFile(path).extractall(folder)
    return unpacked


def environment(cache):
    """Makes the throw-away virtual environment and returns its Python."""
    python = cache / "venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", cache / "venv"], check=True)
        wheels = [cache / "files" / file for name, _, file, _ in pinned() if name in IMPORTED]
        subprocess.run([python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", *wheels], check=True)
    return python
