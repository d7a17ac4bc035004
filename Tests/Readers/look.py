"""Looks at pages in Chromium, at the widths of a phone, a laptop and a sheet of A4, light and dark.

    python3 look.py [--shots FOLDER] PAGE.html ...

Prints what is wrong, one thing a line, and ends with 1; prints `ok` where nothing is. With --shots it leaves pictures there.
"""
import argparse
import base64
import pathlib
import sys

from chromium import Chromium

LOOKS = [("phone", 390, 844, "light", ""), ("phone", 390, 844, "dark", ""), ("laptop", 1280, 800, "light", ""), ("laptop", 1280, 800, "dark", ""),
         ("tiny", 320, 568, "light", ""), ("a4", 688, 1000, "light", "print")]

CHECKS = r"""
(() => {
  const wrong = [], all = [...document.querySelectorAll('body *')];
  const name = e => e.tagName.toLowerCase() + (e.className.baseVal ?? e.className ? '.' + (e.className.baseVal ?? e.className) : '') + ' “' + e.textContent.trim().slice(0, 30) + '”';
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push('scrolls sideways: ' + root.scrollWidth + ' > ' + innerWidth);
  for (const e of all) {
    if (e.closest('svg') && e.tagName !== 'svg') continue;
    const box = e.getBoundingClientRect();
    if (box.width && box.right > innerWidth + 1) wrong.push('leaves the page: ' + name(e) + ' ' + Math.round(box.right));
  }
  if (!/^(en|ko)$/.test(root.lang)) wrong.push('no language');
  if (!document.title.trim()) wrong.push('no title');
  for (const mark of ['header', 'main', 'footer', 'h1'])
    if (document.querySelectorAll('body ' + mark).length !== 1) wrong.push('not one ' + mark);
  for (const e of document.querySelectorAll('nav')) if (!e.getAttribute('aria-label')) wrong.push('a nav without a name');
  for (const e of document.body.children)
    if (!['HEADER', 'NAV', 'MAIN', 'FOOTER'].includes(e.tagName)) wrong.push('outside of every landmark: ' + name(e));
  let level = 0;
  for (const e of document.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const next = +e.tagName[1];
    if (next > level + 1) wrong.push('h' + level + ' is followed by ' + name(e));
    if (!e.textContent.trim()) wrong.push('an empty heading');
    level = next;
  }
  const ids = new Map();
  for (const e of document.querySelectorAll('[id]')) { if (ids.has(e.id)) wrong.push('two of #' + e.id); ids.set(e.id, e); }
  for (const e of document.querySelectorAll('[aria-labelledby]'))
    for (const id of e.getAttribute('aria-labelledby').split(' ')) if (!ids.get(id)?.textContent.trim()) wrong.push('nothing called #' + id);
  for (const e of document.querySelectorAll('a')) if (!ids.has(e.getAttribute('href').slice(1))) wrong.push('a link to nothing: ' + e.getAttribute('href'));
  for (const e of document.querySelectorAll('svg'))
    if (e.getAttribute('aria-hidden') !== 'true' && !(e.getAttribute('role') === 'img' && e.querySelector(':scope > title')?.textContent && e.querySelector(':scope > desc')?.textContent))
      wrong.push('a drawing without words');
  for (const e of document.querySelectorAll('*')) {
    if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'LINK', 'IMG', 'FORM', 'BASE'].includes(e.tagName.toUpperCase())) wrong.push('holds ' + name(e));
    for (const a of e.attributes) if (/^on|^style$/i.test(a.name) || /javascript:/i.test(a.value)) wrong.push('holds ' + a.name + ' of ' + name(e));
  }
  if (window.pwned) wrong.push('a script ran');
  const channels = color => color.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
  const ground = e => { for (; e; e = e.parentElement) { const c = channels(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c; } return [255, 255, 255]; };
  const fill = (svg, style) => { const e = svg.querySelector('.' + style); return e && channels(getComputedStyle(e).fill); };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || seen.has(e) || ['title', 'desc'].includes(e.tagName)) continue;
    seen.add(e);
    const style = getComputedStyle(e), box = e.getBoundingClientRect(), svg = e.closest('svg');
    if (!box.width || style.visibility === 'hidden') continue;
    const size = parseFloat(style.fontSize), large = size >= 24 || size >= 18.66 && +style.fontWeight >= 700;
    const grounds = !svg ? [ground(e)] : e.classList.contains('no') ? [fill(svg, 'pin')] : ['land', 'sea', 'ground'].map(s => fill(svg, s)).filter(Boolean);
    for (const g of grounds) {
      const found = ratio(channels(svg ? style.fill : style.color), g);
      if (found < (large ? 3 : 4.5)) wrong.push('contrast ' + found.toFixed(2) + ': ' + name(e));
    }
    const shown = svg ? size * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : size;
    if (shown < 9) wrong.push('too small, ' + shown.toFixed(1) + ' px: ' + name(e));
  }
  const paint = getComputedStyle(document.body).backgroundColor;
  if (!matchMedia('print').matches && paint === 'rgba(0, 0, 0, 0)') wrong.push('the style was refused');
  return [...new Set(wrong)];
})()
"""


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--shots", type=pathlib.Path)
    words.add_argument("pages", nargs="+", type=pathlib.Path)
    words = words.parse_args()
    wrong = []
    with Chromium() as browser:
        for page in words.pages:
            wrong += looked(browser, page.resolve(), words.shots)
    print("\n".join(wrong) or "ok")
    sys.exit(bool(wrong))


def looked(browser, page, shots):
    """What is wrong with one page, at every width."""
    wrong = []
    for name, width, height, scheme, media in LOOKS:
        asked, said = browser.open(str(page), width, height, scheme, media)
        where = f"{page.stem}, {name} {scheme}"
        wrong += [f"{where}: asks for {url}" for url in asked] + [f"{where}: {text}" for text in said]
        wrong += [f"{where}: {what}" for what in browser.run(CHECKS)]
        if shots:
            picture = browser.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True)
            (shots / f"{page.stem}-{name}-{scheme}.png").write_bytes(base64.b64decode(picture["data"]))
    if shots:
        sheet = browser.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        (shots / f"{page.stem}.pdf").write_bytes(base64.b64decode(sheet["data"]))
    return wrong


if __name__ == "__main__":
    main()
