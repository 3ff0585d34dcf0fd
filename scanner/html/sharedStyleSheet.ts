/** `npm run generate` writes this module from `scanner/html/page.css`, `scanner/html/parts.css`. */
export const sharedStyleSheet = `*,*::before,*::after{box-sizing:border-box}
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
.logo.in-light{display:var(--in-light) !important}
.logo.in-dark{display:var(--in-dark) !important}
.logo.plate{background:var(--plate);box-shadow:0 0 0 0.3125rem var(--plate);border-radius:1px}
.brand>div{min-width:0}
.brand .name{font-weight:650;line-height:1.3}
.brand .name a{color:inherit;text-decoration:none}
.brand .name a:hover{text-decoration:underline}
.downloads{display:flex;flex-wrap:wrap;gap:0.25rem 1.25rem;align-items:baseline;margin-top:1.5rem}
.downloads h2{font-size:0.8125rem;color:var(--muted);font-weight:400;letter-spacing:0}
.downloads h2::before{content:"\\200b";font-size:0.9375rem;line-height:1.6}
.downloads ul,.links{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem 1.25rem}
.brand .tagline{color:var(--muted);font-size:0.8125rem;line-height:1.4}
.brand button{flex:none;white-space:nowrap;margin-left:auto}
.title{padding:2.75rem 0 2.25rem}
.eyebrow{color:var(--accent-text);font-size:0.8125rem;font-weight:600;margin-bottom:0.375rem}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1rem 2rem;margin-top:1.75rem}
.facts dt{color:var(--muted);font-size:0.8125rem}
.facts dd{overflow-wrap:anywhere}
nav{position:sticky;top:0;z-index:2;background:var(--raised);border-bottom:1px solid var(--line)}
nav ul{display:flex;gap:1.125rem;list-style:none;overflow-x:auto;scrollbar-width:none}
nav a{display:block;padding:0.75rem 0;white-space:nowrap;color:var(--muted);text-decoration:none;font-size:0.8125rem}
nav a:hover{color:var(--text);box-shadow:inset 0 -2px 0 var(--accent)}
nav a[aria-current]{color:var(--text);box-shadow:inset 0 -2px 0 var(--accent)}
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
.graph text{fill:var(--text);font-size:12px}
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
section>h2 + .grid{margin-top:1rem}
.terms div{grid-template-columns:1fr;gap:0.125rem}
}
.code{margin:0.375rem 0;padding:0.375rem 0.5rem;max-width:100%;overflow-x:auto;background:var(--raised);border-radius:0.25rem;font-size:0.8125rem;line-height:1.25rem;white-space:pre-wrap;overflow-wrap:anywhere}
.code .number{color:var(--muted);margin-right:0.75rem;user-select:none}
.code mark{color:inherit;background:none;text-decoration:underline 2px var(--high-mark);text-underline-offset:0.2em}
`
