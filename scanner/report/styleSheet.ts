/** `npm run generate` writes this module from `scanner/html/page.css`, `scanner/html/parts.css`, `scanner/report/table.css`, `scanner/report/longTable.css`, `scanner/report/cards.css`, `scanner/html/tones.css`, `scanner/report/print.css`. */
export const styleSheet = `*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none !important}
#theme[hidden]{display:block !important;visibility:hidden}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:0.9375rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure{margin:0;padding:0}
h1{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.3rem);line-height:1.15;letter-spacing:-0.02em;font-weight:650;overflow-wrap:anywhere}
h2{font-size:1.375rem;line-height:1.3;letter-spacing:-0.012em;font-weight:650}
h3{font-size:0.9375rem;font-weight:650;margin:2rem 0 0.75rem}
:root{--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
code{font:0.92em/1 var(--mono);unicode-bidi:isolate;overflow-wrap:anywhere}
a{color:var(--accent-text);text-underline-offset:0.18em;text-decoration-thickness:1px;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px;border-radius:3px}
.muted,code i,.places i{color:var(--muted);font-style:normal}
.skip{position:absolute;left:1rem;top:-4rem;padding:0.5rem 1rem;background:var(--accent);color:var(--on-accent);z-index:3;border-radius:0 0 6px 6px}
.skip:focus{top:0}
header.page,main,footer.page,nav ul{width:100%;max-width:78rem;margin:0 auto;padding:0 2rem}
body::before{content:"";display:block;height:4px;background:var(--accent)}
header.page{background:var(--raised);box-shadow:0 0 0 100vmax var(--raised);clip-path:inset(0 -100vmax)}
.brand{display:flex;align-items:center;gap:0.875rem;padding:1.25rem 0;border-bottom:1px solid var(--line)}
.brand img{display:block;max-height:2.25rem;max-width:10rem;width:auto}
.brand>div{min-width:0}
.brand .name{font-weight:650;line-height:1.3}
.brand .name a{color:inherit;text-decoration:none}
.brand .name a:hover{text-decoration:underline}
.downloads{display:flex;flex-wrap:wrap;gap:0.25rem 1.25rem;align-items:baseline;margin-top:1.5rem}
.downloads h2{font-size:0.8125rem;color:var(--muted);font-weight:400;letter-spacing:0}
.downloads h2::before{content:"\\200b";font-size:0.9375rem;line-height:1.6}
.downloads ul,.links{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem 1.25rem}
.brand .tagline{color:var(--muted);font-size:0.8125rem;line-height:1.4}
.brand button{margin-left:auto}
.title{padding:2.75rem 0 2.25rem}
.eyebrow{color:var(--accent-text);font-size:0.8125rem;font-weight:600;margin-bottom:0.375rem}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1rem 2rem;margin-top:1.75rem}
.facts dt{color:var(--muted);font-size:0.8125rem}
.facts dd{overflow-wrap:anywhere}
nav{position:sticky;top:0;z-index:2;background:var(--raised);border-bottom:1px solid var(--line)}
nav ul{display:flex;gap:1.125rem;list-style:none;overflow-x:auto;scrollbar-width:none}
nav a{display:block;padding:0.75rem 0;white-space:nowrap;color:var(--muted);text-decoration:none;font-size:0.8125rem}
nav a:hover{color:var(--text);box-shadow:inset 0 -2px 0 var(--accent)}
nav a:focus-visible{outline-offset:-2px}
section{margin:0 -0.375rem;padding:3.25rem 0.375rem 0;scroll-margin-top:0.5rem}
section>h2{margin-bottom:0.5rem}
.intro,section>p{max-width:46rem;color:var(--muted)}
.intro{margin-bottom:1.25rem}
section>p strong{color:var(--text)}
.lead{font-size:1.0625rem;max-width:52rem}
section>p.lead{color:var(--text)}
.next{margin:0.75rem 0 1.5rem}
.empty{padding:1rem 1.25rem;border:1px dashed var(--line);border-radius:8px}
.grid{display:grid;gap:1.25rem;align-items:start}
.grid>*{min-width:0}
.grid.three{grid-template-columns:1fr 1fr 1.3fr;align-items:stretch}
.grid.two{grid-template-columns:1fr 1fr;column-gap:2rem}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1.375rem 1.5rem}
.card h3,.part h3{margin:0 0 0.625rem}
.part p{color:var(--muted);margin-bottom:1rem}
.part p strong{color:var(--text)}
.score{display:flex;align-items:start;gap:1.25rem}
.score h3{margin-bottom:0.25rem}
.score p{color:var(--muted);font-size:0.875rem;line-height:1.5}
.gauge{flex:none;width:7.25rem;height:7.25rem}
.gauge circle{fill:none;stroke-width:9}
.gauge .track{stroke:var(--track)}
.gauge text{text-anchor:middle;fill:var(--text)}
.gauge .value{font-size:33px;font-weight:650;letter-spacing:-0.02em}
.gauge .of{font-size:11.5px;fill:var(--muted)}
.timeline{display:block;width:100%;max-width:64rem;height:auto}
.timeline text,.graph text{fill:var(--text);font-size:12px}
.timeline text.year{fill:var(--muted)}
.timeline .mark{stroke:none}
.timeline .tick{stroke:var(--line)}
.timeline .edge{stroke:var(--page);stroke-width:1.5}
.timeline .today{stroke:var(--text);stroke-width:2;stroke-dasharray:3 2}
.graph{display:block;margin:1rem}
.sub + .scroll{margin-top:0.75rem}
.graph .box{fill:var(--raised);stroke:var(--control)}
.graph .library{fill:var(--surface);stroke-dasharray:4 3}
.graph .mark{stroke:none}
.graph .lines{fill:none;stroke:var(--control);stroke-opacity:0.6}
.key{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem 1.25rem;font-size:0.8125rem;margin-bottom:0.75rem}
.key svg{vertical-align:-1px;margin-right:0.375rem}
.key .mark{stroke:none}
.bars{list-style:none;display:grid;gap:0.4375rem;max-width:46rem}
.bars li{display:grid;grid-template-columns:minmax(5rem,11rem) 1fr 3.25rem;gap:0.875rem;align-items:center;font-size:0.875rem;line-height:1.4}
.card .bars li{grid-template-columns:4.25rem 1fr 3.25rem}
.bars .count{text-align:right}
.bars .label{overflow-wrap:anywhere}
.tree,.tree ul{list-style:none;padding:0;font-size:0.875rem}
.tree{margin-top:0.75rem}
.tree ul{padding-left:1.125rem;border-left:1px solid var(--line);margin-left:0.3125rem}
.tree summary{width:auto;padding:0.1875rem 0;overflow-wrap:anywhere}
.tree summary code{color:var(--text)}
.tree ul ul ul ul ul ul{padding-left:0.5rem}
.rest{margin-top:0.75rem}
.rest .bars{margin-top:0.4375rem}
.bar{display:block;width:100%;height:0.5rem;border-radius:2px}
.bar .track{fill:var(--track)}
td>.bar{margin-top:0.4375rem}
.stacked{min-width:9rem;height:0.75rem;margin-top:0.375rem}
.pill{display:inline-block;padding:0 0.5rem;border-radius:999px;font-size:0.8125rem;font-weight:600;line-height:1.25rem;white-space:nowrap;border:1px solid transparent;background:var(--info-back);color:var(--info-text)}
.pill.accent{background:var(--accent-text);color:var(--on-accent-text)}
.pill.ahead{background:transparent;border:1px dashed currentColor}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1.25rem 2rem;margin:1.5rem 0 1.75rem}
.figures div{display:grid;grid-template-rows:minmax(1.95rem,auto) auto;align-content:start}
.figures dt{grid-row:2;color:var(--muted);font-size:0.8125rem;line-height:1.45}
.figures dd{grid-row:1;font-size:1.5rem;font-weight:650;letter-spacing:-0.015em;line-height:1.3}
section>h2 + .grid{margin-top:1rem}
.terms div{display:grid;grid-template-columns:8rem 1fr;gap:1rem;padding:0.4375rem 0;font-size:0.875rem}
.terms dt{font-weight:600}
.terms dd{color:var(--muted)}
.kinds{list-style:none;display:flex;flex-wrap:wrap;gap:0.375rem 1.25rem;margin-top:0.75rem;font-size:0.875rem}
footer.page{margin-top:4rem;padding-top:1.5rem;padding-bottom:3rem;color:var(--muted);font-size:0.8125rem}
footer.page::before{content:"";display:block;border-top:1px solid var(--line);margin-bottom:1.5rem}
@media (max-width:64rem){.grid.three,.grid.two{grid-template-columns:1fr}
}
@media (max-width:45rem){header.page,main,footer.page,nav ul{padding-left:1rem;padding-right:1rem}
.title{padding:1.75rem 0}
.facts{grid-template-columns:1fr 1fr;gap:0.875rem 1rem}
section{padding-top:2.5rem;scroll-margin-top:1.25rem}
.card{padding:1.125rem}
.bars li{grid-template-columns:minmax(4.5rem,8rem) 1fr 3.25rem}
.timeline text{font-size:20px}
.timeline .odd{display:none}
section>h2 + .grid{margin-top:1rem}
.terms div{grid-template-columns:1fr;gap:0.125rem}
}
table{width:100%;border-collapse:collapse;font-size:0.875rem;line-height:1.5}
caption{text-align:left;color:var(--muted);padding:0 0 0.625rem;font-size:0.8125rem}
caption strong{color:var(--text)}
th,td{text-align:left;vertical-align:top;padding:0.6875rem 1.25rem 0.6875rem 0;border-bottom:1px solid var(--line)}
th:last-child,td:last-child{padding-right:0}
table{scroll-margin-top:4rem}
thead th{vertical-align:bottom;color:var(--muted);font-size:0.8125rem;font-weight:600;white-space:nowrap;border-bottom-color:var(--control);padding-top:0.375rem;padding-bottom:0.375rem}
tbody th{font-weight:600;overflow-wrap:anywhere}
td{overflow-wrap:anywhere}
.number{text-align:right}
td.number{white-space:nowrap}
tbody tr{scroll-margin-top:4rem}
tbody tr:target>*{background:var(--raised)}
tr.suppressed>*,tr.suppressed a{color:var(--muted)}
tr.suppressed .pill{background:transparent;border-color:currentColor;color:var(--muted)}
.suppression{font-weight:400;margin-top:0.25rem}
.sub{color:var(--muted);font-size:0.8125rem;line-height:1.25rem;font-weight:400;overflow-wrap:anywhere}
.why{font-weight:400;margin-top:0.125rem;font-size:0.8125rem;line-height:1.25rem}
.why p{margin-top:0.375rem;max-width:30rem}
summary{cursor:pointer;color:var(--muted);font-size:0.8125rem;line-height:1.25rem;width:fit-content}
summary:hover{color:var(--text)}
.places,.pairs{list-style:none;display:grid;gap:0.1875rem}
.places{font:0.75rem/1.25rem var(--mono);overflow-wrap:anywhere}
.places a,.places i{unicode-bidi:isolate}
.level{white-space:nowrap}
.later{font-size:0.8125rem;line-height:1.25rem;color:var(--muted)}
.day{white-space:nowrap;font-size:0.8125rem;line-height:1.25rem}
#rules-table tbody th{width:34%}
.cards time{white-space:nowrap}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.scroll caption{padding:0.875rem 1rem 0.625rem;position:sticky;left:0;max-width:calc(100vw - 4rem)}
.wide{width:max-content;min-width:100%}
.wide th,.wide td{padding:0.625rem 1rem;max-width:15rem;min-width:9.5rem}
.wide th:first-child{position:sticky;left:0;background:var(--surface);min-width:11rem;box-shadow:inset -1px 0 0 var(--line)}
.wide tbody tr:last-child>*{border-bottom:0}
button,select,input{font:inherit;color:var(--text);background:var(--surface);border:1px solid var(--control);border-radius:6px;padding:0.3125rem 0.75rem;min-height:2.125rem}
button{cursor:pointer}
button:hover{border-color:var(--text)}
thead button{all:unset;cursor:pointer;display:inline-flex;gap:0.375rem;align-items:center}
.number button{flex-direction:row-reverse}
thead button:hover{color:var(--text)}
thead button:focus-visible{outline:2px solid var(--accent-text);outline-offset:3px;border-radius:3px}
thead button::after{content:"";width:0.4375rem;height:0.4375rem;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:translateY(-2px) rotate(45deg);opacity:0}
thead button:hover::after{opacity:0.4}
[aria-sort] button{color:var(--text)}
[aria-sort] button::after{opacity:1}
[aria-sort="ascending"] button::after{transform:translateY(2px) rotate(225deg)}
.filters{display:flex;flex-wrap:wrap;gap:0.75rem 1.25rem;align-items:end;margin:0 0 1.25rem;font-size:0.875rem}
.filters [role="status"]{flex-basis:100%}
.filters fieldset{border:0;margin:0;padding:0;min-width:0;display:flex;flex-wrap:wrap;gap:0.375rem}
.filters legend,.field>span{display:block;padding:0;margin-bottom:0.25rem;font-size:0.8125rem;color:var(--muted)}
.field{min-width:0;max-width:100%}
.field select,.field input{max-width:100%}
.field input{width:14rem}
.box{position:relative;display:inline-flex}
.box input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer;min-height:0}
.box span{font-variant-numeric:tabular-nums}
.box>span{border:1px solid var(--control);border-radius:6px;padding:0.3125rem 0.75rem;min-height:2.125rem;display:inline-flex;gap:0.375rem;align-items:center;color:var(--muted)}
.box input:checked + span{background:var(--raised);border-color:var(--text);color:var(--text)}
.box input:not(:checked) + span{text-decoration:line-through}
.box input:focus-visible + span{outline:2px solid var(--accent-text);outline-offset:2px}
@media screen and (scripting:enabled){section{content-visibility:auto;contain-intrinsic-size:auto 60rem}
.long tbody tr{content-visibility:auto;contain-intrinsic-size:auto 6rem}
}
@media screen{.wide.long,.wide.long thead,.wide.long tbody,.wide.long caption{display:block}
.wide.long{width:100%}
.wide.long tr{display:grid;grid-template-columns:13rem;grid-auto-columns:minmax(11.5rem,1fr);grid-auto-flow:column}
.wide.long th,.wide.long td{max-width:none;min-width:0;border:0;box-shadow:inset 0 -1px 0 var(--line)}
.wide.long th:first-child{box-shadow:inset -1px -1px 0 var(--line)}
.columns-1{min-width:13rem}
.columns-2{min-width:24.5rem}
.columns-3{min-width:36rem}
.columns-4{min-width:47.5rem}
.columns-5{min-width:59rem}
.columns-6{min-width:70.5rem}
.columns-7{min-width:82rem}
.columns-8{min-width:93.5rem}
.columns-9{min-width:105rem}
.columns-10{min-width:116.5rem}
.columns-11{min-width:128rem}
.columns-12{min-width:139.5rem}
.columns-13{min-width:151rem}
.columns-14{min-width:162.5rem}
.columns-15{min-width:174rem}
.columns-16{min-width:185.5rem}
}
@media screen and (min-width:60.01rem){.long.cards,.long.cards thead,.long.cards tbody,.long.cards caption{display:block}
.long.cards tr{display:grid;border-bottom:1px solid var(--line)}
.long.cards thead tr{border-color:var(--control)}
.long.cards th,.long.cards td{border:0}
#findings-table tr{grid-template-columns:6.5rem minmax(0,23fr) minmax(0,22fr) minmax(0,31fr) minmax(0,18fr)}
#inventory-table tr{grid-template-columns:minmax(0,22fr) minmax(0,16fr) 9.5rem 9rem minmax(0,29fr) 8rem}
#quantum-table tr{grid-template-columns:minmax(0,28fr) 10rem 14rem minmax(0,40fr)}
#conflicts-table tr{grid-template-columns:minmax(0,20fr) minmax(0,12fr) minmax(0,34fr) minmax(0,34fr)}
#certificates-table tr{grid-template-columns:minmax(0,25fr) 7.5rem 7rem 7rem minmax(0,14fr) minmax(0,14fr) minmax(0,25fr)}
#libraries-table tr{grid-template-columns:minmax(0,26fr) 6.5rem 4.5rem minmax(0,9fr) minmax(0,10fr) 9rem minmax(0,24fr)}
}
@media screen and (scripting:enabled) and (max-width:60rem){.long.cards tbody tr{contain-intrinsic-size:auto 18rem}
}
@media screen and (max-width:45rem){.wide.long tr{grid-template-columns:9rem}
}
@media screen and (max-width:45rem){.cards,.cards tbody,.cards tr,.cards th,.cards td,.cards caption{display:block}
.cards thead{display:none}
.cards.sortable thead{display:block}
.cards thead tr{display:flex;flex-wrap:wrap;gap:0.375rem;padding-bottom:0.875rem}
.cards thead tr::before{content:"Sort by";flex-basis:100%;color:var(--muted);font-size:0.8125rem}
.cards thead th{border:0;padding:0;text-align:left}
.cards thead button{border:1px solid var(--control);border-radius:6px;padding:0.25rem 0.625rem}
.cards .number button{flex-direction:row}
.cards tbody tr{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:0.875rem 1rem;margin-bottom:0.75rem}
.cards tbody th,.cards tbody td{border:0;padding:0.25rem 0;width:auto;text-align:left}
.cards tbody tr:target{border-color:var(--accent-text)}
.cards tbody tr:target>*{background:transparent}
.cards [data-label]::before{content:attr(data-label);display:block;color:var(--muted);font-size:0.75rem;font-weight:400}
.cards td.number[data-label]{display:flex;justify-content:space-between;gap:1rem}
}
@media screen and (max-width:60rem){.long.cards,.long.cards tbody,.long.cards tr,.long.cards th,.long.cards td,.long.cards caption{display:block}
.long.cards thead{display:none}
.long.cards.sortable thead{display:block}
.long.cards thead tr{display:flex;flex-wrap:wrap;gap:0.375rem;padding-bottom:0.875rem}
.long.cards thead tr::before{content:"Sort by";flex-basis:100%;color:var(--muted);font-size:0.8125rem}
.long.cards thead th{border:0;padding:0;text-align:left}
.long.cards thead button{border:1px solid var(--control);border-radius:6px;padding:0.25rem 0.625rem}
.long.cards .number button{flex-direction:row}
.long.cards tbody tr{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:0.875rem 1rem;margin-bottom:0.75rem}
.long.cards tbody th,.long.cards tbody td{border:0;padding:0.25rem 0;width:auto;text-align:left}
.long.cards tbody tr:target{border-color:var(--accent-text)}
.long.cards tbody tr:target>*{background:transparent}
.long.cards [data-label]::before{content:attr(data-label);display:block;color:var(--muted);font-size:0.75rem;font-weight:400}
.long.cards td.number[data-label]{display:flex;justify-content:space-between;gap:1rem}
}
@media (max-width:45rem){.field,.field input,.field select{width:100%}
.wide th,.wide td{padding:0.625rem 0.75rem}
}
.pill.critical{background:var(--critical-back);color:var(--critical-text)}
.mark.critical{fill:var(--critical-mark);stroke:var(--critical-mark)}
.pill.high{background:var(--high-back);color:var(--high-text)}
.mark.high{fill:var(--high-mark);stroke:var(--high-mark)}
.pill.medium{background:var(--medium-back);color:var(--medium-text)}
.mark.medium{fill:var(--medium-mark);stroke:var(--medium-mark)}
.pill.low{background:var(--low-back);color:var(--low-text)}
.mark.low{fill:var(--low-mark);stroke:var(--low-mark)}
.pill.info{background:var(--info-back);color:var(--info-text)}
.mark.info{fill:var(--info-mark);stroke:var(--info-mark)}
.pill.good{background:var(--good-back);color:var(--good-text)}
.mark.good{fill:var(--good-mark);stroke:var(--good-mark)}
.mark.accent{fill:var(--accent-text);stroke:var(--accent-text)}
.bar .mark{stroke:none}
.gauge .mark{fill:none}
.pill.ahead{background:transparent}
@page{margin:16mm 14mm}
@media print{body{background:#ffffff;font-size:9.5pt}
body::before{print-color-adjust:exact}
nav,.filters,#theme,#theme[hidden],.skip,.downloads{display:none !important}
header.page,main,footer.page{max-width:none;padding:0}
.title{padding:1.5rem 0 0}
section{margin:0;padding:1.75rem 0 0}
h2,h3,caption{break-after:avoid}
tr,.card,.bars li{break-inside:avoid}
thead{display:table-header-group}
table{font-size:8.5pt}
a{color:inherit;text-decoration:none}
.grid.three,.grid.two{grid-template-columns:1fr 1fr}
.grid.three>:last-child{grid-column:1 / -1}
#findings-table .why{display:none}
#findings-table tbody th,#findings-table td:nth-child(3){width:22%}
#findings-table td:nth-child(4),#inventory-table td:nth-child(5){width:32%}
code{font-size:0.85em}
details>summary{display:none}
.tree details>summary{display:block}
details::details-content{display:block;content-visibility:visible;height:auto}
.scroll{overflow:visible;border:0}
.graph{max-width:100%;height:auto;margin:0}
.wide{width:100%}
.wide th,.wide td{min-width:0;max-width:none;padding:0.375rem 0.5rem 0.375rem 0}
.wide th:first-child{position:static;box-shadow:none;min-width:0}
.pill,.bar,.gauge{print-color-adjust:exact}
}
`
