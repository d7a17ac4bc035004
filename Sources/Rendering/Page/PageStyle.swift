/// How a page looks: one sheet in four parts, in the page itself.
enum PageStyle {
  static let text = (palette + layout + parts + pictures + print).replacing("\n", with: "")

  /// Colours by what they are for, for light and for dark; each word on its ground meets WCAG AA.
  private static let palette = """
    :root{color-scheme:light dark;--paper:#f6f3ee;--sheet:#fffdfa;--ink:#1f2430;--quiet:#5a6170;--line:#e2dcd1;
    --accent:#0b6660;--warm:#a8431f;--good:#1c6b3c;--bad:#a52a2a;--tint:#e8f1ef;--code:#f0ebe1;
    --sea:#dbe8ee;--land:#f5f0e4;--shore:#8fa9b3;--border:#d6cdb9;--pin:#0b6660;--onpin:#ffffff;--bed:#a8431f;
    --low:#0b6660;--high:#9ecbc5;--rail:#ece7dd;--sun:#d9902f;--cloud:#8b98a8;--rain:#2f74b5;--p1:#0b6660;--p2:#c8642f;--p3:#d9a441;--p4:#5b7fa6;--p5:#9a6b8f}

    """ + "@media screen and (prefers-color-scheme:dark){:root{" + darkColours + "}}\n"

  private static let darkColours = """
    --paper:#12151b;--sheet:#1a1f28;--ink:#e9ecf2;--quiet:#a6afbd;--line:#2d3543;
    --accent:#79d3c8;--warm:#ffa583;--good:#7fd6a0;--bad:#ff9a94;--tint:#1d2f31;--code:#252c38;
    --sea:#151c27;--land:#29323f;--shore:#55677b;--border:#3d4959;--pin:#79d3c8;--onpin:#10231f;--bed:#ffa583;
    --low:#79d3c8;--high:#33625e;--rail:#262d39;--sun:#f0b35c;--cloud:#93a1b3;--rain:#7db8f0;--p1:#58b9ad;--p2:#f0936a;--p3:#e9c06c;--p4:#87a9d1;--p5:#c79abc
    """

  private static let layout = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--paper);color:var(--ink);line-height:1.6;font-size:1rem;overflow-wrap:break-word;
    font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif}
    :lang(ko){word-break:keep-all}
    header,nav,main,footer{max-width:66rem;margin:0 auto;padding:0 1.25rem}
    header{padding-top:clamp(2rem,6vw,4.5rem);padding-bottom:1.5rem}
    h1,h2,h3{line-height:1.2;margin:0;text-wrap:balance;overflow-wrap:anywhere}
    h1{font-size:clamp(2rem,1.4rem + 3.2vw,3.5rem);letter-spacing:-.02em;font-weight:600;
    font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif CJK KR","Noto Serif KR","Apple SD Gothic Neo","Malgun Gothic",Georgia,serif}
    h1.long{font-size:clamp(1.6rem,1.3rem + 1.4vw,2.25rem);letter-spacing:-.01em}
    h1 .quiet{font-size:.4em;letter-spacing:0;white-space:nowrap}
    h2{font-size:1.4rem;letter-spacing:-.01em;font-weight:650}
    h3{font-size:1.05rem;font-weight:600}
    p{margin:.5rem 0}
    .lead{max-width:46rem;margin-top:1rem;font-size:1.1rem}
    .lead>:first-child{margin-top:0}
    nav ul{display:flex;flex-wrap:wrap;gap:.4rem .5rem;margin:0 0 1.25rem;padding:0;list-style:none}
    nav a{display:block;padding:.3rem .85rem;border:1px solid var(--line);border-radius:2rem;background:var(--sheet);color:var(--ink);
    font-size:.9rem;text-decoration:none}
    nav a:hover{border-color:var(--accent);color:var(--accent)}
    a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    main{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
    .sheet{background:var(--sheet);border:1px solid var(--line);border-radius:1rem;padding:clamp(1.1rem,3vw,2rem);scroll-margin-top:1rem}
    .sheet>h2{margin-bottom:1rem}
    .part{border-top:1px solid var(--line);margin-top:1.75rem;padding-top:1.5rem}
    .part>h3{margin-bottom:.35rem}
    .part>h3 strong{color:var(--accent);font-weight:700}
    .part>h3 .place{font-weight:600}
    .part>h3 .quiet{font-weight:400}
    footer{color:var(--quiet);font-size:.85rem;padding-top:1.5rem;padding-bottom:3rem}

    """

  private static let parts = """
    .quiet,.note{color:var(--quiet)}
    table .end{white-space:nowrap}
    .short{white-space:nowrap}
    .note{font-size:.925rem}
    .place{font-weight:600}
    .money{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
    .good{color:var(--good);font-weight:600}
    .bad{color:var(--bad);font-weight:600}
    code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Noto Sans Mono CJK KR",monospace;font-size:.875em;background:var(--code);
    border-radius:.35rem;padding:.1em .4em;overflow-wrap:anywhere}
    pre{background:var(--code);border-radius:.6rem;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere}
    pre code{background:none;padding:0}
    .hint{margin-top:1.25rem;color:var(--quiet);font-size:.925rem}
    .hint code{color:var(--ink)}
    .head{font-weight:600;margin-top:1.25rem}
    .sheet ul:not([class]){margin:.25rem 0;padding-left:1.2rem}
    .sheet li::marker{color:var(--accent)}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(10.5rem,100%),1fr));gap:1rem 1.5rem;margin:.5rem 0}
    @media (max-width:30rem){dl{grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr))}}
    dt{color:var(--quiet);font-size:.85rem}
    dd{margin:0;font-weight:500;overflow-wrap:anywhere}
    table{width:100%;border-collapse:collapse;font-size:.925rem;margin:.25rem 0 .5rem}
    th{color:var(--quiet);font-weight:500;font-size:.85rem;text-align:left;vertical-align:bottom}
    th,td{padding:.55rem .6rem;border-bottom:1px solid var(--line)}
    th:first-child,td:first-child{padding-left:0}
    th:last-child,td:last-child{padding-right:0}
    td{vertical-align:baseline;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
    td.end,th.end{text-align:right}
    tbody tr:last-child td{border-bottom:0}
    @media screen and (max-width:47rem){
    thead{display:none}
    table,tbody,tr,td{display:block}
    tr{border-bottom:1px solid var(--line);padding:.75rem 0}
    tr:first-child{padding-top:0}tr:last-child{border-bottom:0;padding-bottom:0}
    td,td.end{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:.75rem;padding:.15rem 0;border:0;text-align:left;overflow-wrap:anywhere}
    td::before{content:attr(data-name);color:var(--quiet);font-size:.85rem}
    table .end,.money,.short{white-space:normal}
    td:empty{display:none}}
    .days{list-style:none;margin:.75rem 0 0;padding:0;display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.9rem}
    .days+.days{margin-top:1.75rem}
    .days li{display:grid;grid-template-columns:subgrid;grid-column:1/-1}
    .days .when{color:var(--quiet);font-size:.925rem;font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap;padding-top:.1rem}
    .days li>div{grid-column:2;position:relative;border-left:2px solid var(--line);padding:0 0 1rem 1.35rem}
    .days li:last-child>div{border-left-color:transparent;padding-bottom:0}
    .days li>div::before{content:"";position:absolute;left:-6px;top:.5rem;width:10px;height:10px;border-radius:50%;background:var(--accent)}
    .days .between>div{border-left-style:dashed;font-size:.875rem}
    .days.numbered li>div::before,.days .between>div::before{content:none}
    .days.numbered{column-gap:1.4rem}
    .days b{position:absolute;left:-.8rem;top:.05rem;width:1.5rem;height:1.5rem;border-radius:50%;background:var(--pin);color:var(--onpin);
    font-size:.8rem;line-height:1.5rem;text-align:center;font-weight:700}
    .days p{margin:0}
    .days div>p+p{font-size:.95rem}
    .days.tall{display:block}
    .days.tall li{display:block;position:relative;border-left:2px solid var(--line);margin-left:6px;padding:0 0 1rem 1.35rem}
    .days.tall li:last-child{border-left-color:transparent;padding-bottom:0}
    .days.tall .when{white-space:normal}
    .days.tall li>div{position:static;border:0;padding:0}
    .days.tall .between{border-left-style:dashed}

    """

  private static let pictures = """
    figure{margin:0}
    svg{display:block;max-width:100%;height:auto}
    .trip svg,.town svg,.route svg{width:100%;border-radius:1rem;border:1px solid var(--line)}
    .trip svg{border-radius:1.1rem}
    .town{display:grid;gap:1rem 2rem;grid-template-columns:minmax(0,30rem) minmax(0,1fr);align-items:center}
    .town figcaption ul{list-style:none;margin:0;padding:0;columns:auto 14rem;font-size:.925rem}
    .town figcaption b{display:inline-block;min-width:1.6em;color:var(--accent);font-variant-numeric:tabular-nums}
    @media (max-width:47rem){.town{grid-template-columns:minmax(0,1fr)}}
    .sea,.ground{fill:var(--sea)}.ground{fill:var(--tint)}
    .land{fill:var(--land)}
    .shore,.border,.way,.walk,.grid,.ruler{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
    .shore{stroke:var(--shore);stroke-width:.8px}
    .border{stroke:var(--border);stroke-width:.8px}
    .way{stroke:var(--warm);stroke-width:2.2px}
    .walk{stroke:var(--accent);stroke-width:2px;stroke-dasharray:1 5;opacity:.85}
    .grid{stroke:var(--sheet);stroke-width:1px;opacity:.7}
    .ruler{stroke:var(--quiet);stroke-width:1.5px}
    circle.end,circle.goal,circle.bed,circle.spot{stroke:var(--sheet);stroke-width:1.5px;vector-effect:non-scaling-stroke}
    circle.end,circle.bed{fill:var(--warm)}
    circle.goal,circle.spot{fill:var(--accent)}
    .pin{fill:var(--pin);stroke:var(--sheet);stroke-width:2px}.pin.bed{fill:var(--bed)}
    text{font-family:inherit;fill:var(--ink)}
    text.no{fill:var(--onpin);font-size:15px;font-weight:700}
    text.scale{fill:var(--quiet);font-size:14px}
    text.code,text.town{font-size:17px;font-weight:600;paint-order:stroke;stroke:var(--land);stroke-width:4px;stroke-linejoin:round}
    text.town{font-size:19px}
    text.code{fill:var(--warm)}
    @media screen and (max-width:47rem){text.code,text.town{font-size:26px}circle.end,circle.goal,circle.bed,circle.spot{r:9px}}
    @media screen and (max-width:23rem){text.code,text.town{font-size:34px}}
    .route{display:grid;gap:1.25rem 2rem;grid-template-columns:minmax(0,1fr);margin-top:1rem}
    .route .days{margin:0}
    @media (min-width:60rem){.route{grid-template-columns:minmax(0,1fr) minmax(0,24rem);align-items:start}
    .route figure{order:2;position:sticky;top:1.25rem}}
    .sky{list-style:none;margin:.25rem 0 1rem;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(5.2rem,1fr));gap:.6rem}
    .sky li{background:var(--tint);border-radius:.8rem;padding:.7rem .5rem;display:flex;flex-direction:column;align-items:center;
    text-align:center;font-size:.9rem;line-height:1.35}
    .sky svg{width:2.6rem;height:2.6rem;margin:.1rem 0}
    .sky .when,.sky span{color:var(--quiet)}
    .sun{fill:var(--sun)}.rays{stroke:var(--sun);stroke-width:3px;stroke-linecap:round;fill:none}
    .cloud{fill:var(--cloud)}.drops{stroke:var(--rain);stroke-width:3px;stroke-linecap:round;fill:none}
    .bars{list-style:none;margin:.25rem 0 1rem;padding:0;display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.7rem .9rem}
    .bars li{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center}
    .bars svg{width:100%;height:.8rem;border-radius:.4rem}
    .share>svg{width:100%;height:1.5rem;border-radius:.75rem;margin:.25rem 0 1rem}
    .parts{list-style:none;margin:0;padding:0;columns:2;column-gap:3rem}
    .parts li{display:grid;grid-template-columns:.8rem minmax(0,1fr) auto;gap:.7rem;align-items:center;padding:.3rem 0;break-inside:avoid}
    .parts svg{width:.8rem;height:.8rem}
    .parts .sum{grid-template-columns:minmax(0,1fr) auto;font-weight:600;border-top:1px solid var(--line)}
    @media (max-width:47rem){.parts{columns:1}}
    .part1{fill:var(--p1)}.part2{fill:var(--p2)}.part3{fill:var(--p3)}.part4{fill:var(--p4)}.part5{fill:var(--p5)}
    .limit{stroke:var(--ink);stroke-width:4px;fill:none;vector-effect:non-scaling-stroke}
    .rail{fill:var(--rail)}.high{fill:var(--high)}.low{fill:var(--low)}
    @media (max-width:34rem){.bars{grid-template-columns:minmax(0,1fr)}.bars li{grid-template-columns:minmax(0,1fr) auto;gap:.25rem .75rem}.bars svg{grid-column:1/-1;grid-row:2}}

    """

  private static let print = """
    @page{size:A4;margin:14mm}
    @media print{
    body{background:none;font-size:10.5pt;line-height:1.45;-webkit-print-color-adjust:exact;print-color-adjust:exact}
    header,nav,main,footer{max-width:none;padding-left:0;padding-right:0}
    header{padding-top:0;padding-bottom:6mm}
    h1,h1.long{font-size:22pt}table{font-size:8.5pt}td.short,td .short{white-space:normal}th,td{padding:.3rem .4rem}h2{font-size:14pt}h3{font-size:11.5pt}.lead{font-size:11pt}
    nav,.hint{display:none}
    main{display:block}
    .sheet{background:none;border:0;border-top:1px solid var(--line);border-radius:0;padding:5mm 0}
    .part{margin-top:5mm;padding-top:4mm}
    h2,h3{break-after:avoid}
    .trip,.town,.sky li,.days li,.bars li,dl>div,tr{break-inside:avoid}
    .trip{margin-bottom:6mm}
    .route{grid-template-columns:minmax(0,1fr) 62mm;gap:6mm;align-items:start}
    .route figure{order:2;position:static;break-inside:avoid}
    .days li>div{padding-bottom:2.5mm}
    footer{padding-bottom:0}}

    """
}
