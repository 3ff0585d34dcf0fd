import { sharedStyleSheet } from "../../scanner/html/sharedStyleSheet.ts"

/** `npm run generate` writes this module from `scanner/html/tones.css`, `src/web/form.css`, `src/web/landing/front.css`, `src/web/folderScan/folderScan.css`, `src/web/docs/docs.css`, `src/web/console/console.css`, `src/web/console/scans/scans.css`, `src/web/console/usage/usage.css`, `src/web/console/repositories/repositories.css`, `src/web/console/parts/settings.css`, `src/web/console/sharing.css`, `src/web/narrowCards.css`. */
export const styleSheet = `${sharedStyleSheet}.pill.critical{background:var(--critical-back);color:var(--critical-text)}
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
.gauge .value.critical{fill:var(--critical-text)}
.gauge .value.high{fill:var(--high-text)}
.gauge .value.medium{fill:var(--medium-text)}
.gauge .value.good{fill:var(--good-text)}
.bars .mark.accent{fill:var(--control)}
.bar .mark{stroke:none}
.gauge .mark{fill:none}
.pill.ahead{background:transparent}
form.stack{display:grid;gap:1.125rem;max-width:38rem}
form.row{display:flex;flex-wrap:wrap;gap:0.75rem;align-items:end}
form.row>label{flex:1 1 16rem}
label.field,.field{display:grid;gap:0.3125rem;font-size:0.875rem;font-weight:600}
.field .hint{font-weight:400;color:var(--muted);font-size:0.8125rem}
.field .wrong{font-weight:600;color:var(--critical-text);font-size:0.8125rem}
label.check{display:flex;gap:0.5rem;align-items:baseline;font-size:0.875rem}
input,select,textarea,button,.button{font:inherit}
input:not([type="checkbox"],[type="radio"],[type="color"]),select,textarea{width:100%;min-height:2.5rem;padding:0.4375rem 0.75rem;color:var(--text);background:var(--surface);border:1px solid var(--control);border-radius:6px}
input[type="color"]{width:3.5rem;height:2.5rem;padding:0.125rem;background:var(--surface);border:1px solid var(--control);border-radius:6px}
input[aria-invalid="true"]{border-color:var(--critical-mark);box-shadow:inset 0 0 0 1px var(--critical-mark)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.5rem;padding:0.4375rem 1rem;font-weight:600;color:var(--text);background:var(--surface);border:1px solid var(--control);border-radius:6px;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--raised)}
button.primary,.button.primary{color:var(--on-accent-text);background:var(--accent-text);border-color:var(--accent-text)}
button.primary:hover,.button.primary:hover{box-shadow:inset 0 0 0 99rem color-mix(in srgb,var(--text) 12%,transparent)}
button.danger{color:var(--critical-text);border-color:var(--critical-mark)}
button.small,.button.small{min-height:1.875rem;padding:0.125rem 0.625rem;font-size:0.8125rem}
button:disabled{opacity:0.6;cursor:default}
.actions{display:flex;flex-wrap:wrap;gap:0.625rem;align-items:center}
.notice{border-left:4px solid var(--low-mark);background:var(--low-back);color:var(--text);padding:0.875rem 1.125rem;border-radius:0 8px 8px 0;max-width:52rem;margin:0 0 1.25rem}
.notice.good{border-color:var(--good-mark);background:var(--good-back)}
.notice.medium{border-color:var(--medium-mark);background:var(--medium-back)}
.notice.critical{border-color:var(--critical-mark);background:var(--critical-back)}
.secret{display:block;padding:0.75rem 1rem;margin:0.625rem 0;background:var(--surface);border:1px dashed var(--control);border-radius:6px;user-select:all;line-height:1.5}
progress{width:100%;height:0.625rem;accent-color:var(--accent-text)}
.scroll{overflow-x:auto;max-width:100%}
table.plain{border-collapse:collapse;width:100%;font-size:0.875rem}
table.plain caption{text-align:left;color:var(--muted);padding-bottom:0.5rem;font-size:0.8125rem}
table.plain th,table.plain td{text-align:left;vertical-align:baseline;padding:0.5625rem 1rem 0.5625rem 0;border-bottom:1px solid var(--line)}
table.plain thead th{color:var(--muted);font-weight:600;font-size:0.8125rem;white-space:nowrap}
table.plain .number{text-align:right;font-variant-numeric:tabular-nums}
pre{overflow-x:auto;padding:0.875rem 1.125rem;background:var(--raised);border:1px solid var(--line);border-radius:8px;font:0.8125rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
pre code{font:inherit;overflow-wrap:normal}
main.narrow{max-width:46rem}
.plain-page{padding-top:3rem}
.plain-page h1{margin-bottom:0.75rem}
.plain-page>p{max-width:46rem;margin-bottom:1rem}
@media print{nav,form,.actions,.skip{display:none !important}
}
.front-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0.5rem 2rem;min-height:4.75rem;padding:1rem 0}
.mark-name{font-size:1.125rem;font-weight:650;letter-spacing:-0.01em;line-height:1.3;min-width:0;overflow-wrap:anywhere}
.mark-name a{color:var(--text);text-decoration:none}
.mark-name img{display:block;height:2.5rem;width:auto;max-width:min(16rem,100%);object-fit:contain;object-position:left center;font-size:1.125rem;line-height:2.5rem;overflow:hidden}
.front-links{display:flex;flex-wrap:wrap;gap:0.25rem 1.5rem;list-style:none;margin-left:auto;font-size:0.875rem}
.front-links a{color:var(--muted);text-decoration:none}
.front-links a:hover{color:var(--text);text-decoration:underline}
.hero{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:2.5rem 4.5rem;align-items:start;padding:3.5rem 0 4.5rem}
.hero-words{min-width:0}
.hero .eyebrow{font-size:0.9375rem;margin-bottom:0.75rem;overflow-wrap:anywhere}
.hero h1{font-size:clamp(1.9rem,1.2rem + 2.6vw,3.1rem);line-height:1.08;letter-spacing:-0.028em;text-wrap:balance}
.hero h1.long{font-size:clamp(1.6rem,1.1rem + 1.6vw,2.25rem);line-height:1.15;letter-spacing:-0.02em}
.hero .lead{margin-top:1.25rem;font-size:1.125rem;line-height:1.6;color:var(--muted);max-width:36rem}
.try{margin-top:2rem;max-width:36rem}
.try label{display:block;font-size:0.875rem;font-weight:600;margin-bottom:0.4375rem}
.try-line{display:flex;flex-wrap:wrap;gap:0.625rem}
.try-line input{flex:1 1 15rem;min-width:0;min-height:3rem;font-size:1rem;padding-left:0.875rem}
.try-line button.primary{flex:none;color:var(--on-accent);background:var(--accent);border-color:var(--accent-text);min-height:3rem;padding:0 1.75rem;font-size:1rem}
.try .wrong{display:block;margin-top:0.5rem;font-size:0.875rem;font-weight:600;color:var(--critical-text)}
.try .hint{margin-top:0.75rem;font-size:0.8125rem;line-height:1.55;color:var(--muted)}
.try input::placeholder{color:var(--muted);opacity:0.85}
.deadlines{min-width:0;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.5rem 1.625rem 1.25rem;box-shadow:0 1px 2px rgb(0 0 0 / 4%),0 12px 32px -12px rgb(0 0 0 / 12%)}
.deadlines figcaption{font-size:0.8125rem;line-height:1.5;color:var(--muted);margin-bottom:0.875rem}
.deadlines figcaption strong{display:block;font-size:0.9375rem;color:var(--text)}
.deadlines>svg{display:block;width:100%;height:auto;overflow:visible}
.deadlines .mark{stroke:none}
.deadlines .policy{font-size:13px;fill:var(--text)}
.deadlines .year{font-size:12px;fill:var(--muted);text-anchor:middle}
.deadlines .tick{stroke:var(--line)}
.deadlines .today{stroke:var(--text);stroke-width:1.5;stroke-dasharray:3 3}
.deadlines .kinds{margin-top:1rem;font-size:0.8125rem;color:var(--muted)}
 .deadlines .kinds li{display:flex;align-items:center;gap:0.4375rem;min-height:1lh}
main.front{padding-top:2.5rem;min-height:40vh}
.front-figures{margin:0.5rem 0 0;padding-bottom:2.25rem;border-bottom:1px solid var(--line);grid-template-columns:repeat(4,1fr)}
.front-figures div{grid-template-rows:minmax(2.55rem,auto) auto}
.front-figures dd{font-size:2.125rem;line-height:1.2;color:var(--accent-text)}
.front-figures dt{font-size:0.875rem}
main.front section>h2{font-size:1.625rem;margin-bottom:1.25rem}
.grid.front-three{grid-template-columns:repeat(3,1fr);align-items:stretch}
.front-three .card{padding:1.625rem 1.75rem}
.front-three .card h3{font-size:1.0625rem}
.front-three .card p,.steps p{color:var(--muted);line-height:1.6}
.steps{list-style:none;counter-reset:step;display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem 2.5rem;margin:0;padding:0}
.steps li{counter-increment:step;position:relative;padding-left:3.25rem}
.steps li::before{content:counter(step);position:absolute;left:0;top:0;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:50%;border:1px solid var(--accent-text);background:var(--accent);color:var(--on-accent);font-weight:650}
.steps h3{margin:0.3125rem 0 0.375rem;font-size:1.0625rem}
.listed{list-style:none;border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--surface)}
.listed li{display:flex;flex-wrap:wrap;align-items:center;gap:0.5rem 1.5rem;padding:1rem 1.5rem}
.listed li + li{border-top:1px solid var(--line)}
.listed-words{flex:1 1 16rem;min-width:0}
.listed h3{margin:0;overflow-wrap:anywhere}
.listed p{font-size:0.875rem}
.listed-score{min-width:5.5rem;text-align:right;color:var(--muted)}
.listed-badge{object-fit:contain;object-position:right center}
.listed-score strong{font-size:1.25rem;color:var(--text)}
.phases{list-style:none;display:flex;flex-wrap:wrap;gap:0.5rem 2rem;margin:0 0 2rem;padding:0;counter-reset:phase;color:var(--muted)}
.phases li{counter-increment:phase;display:flex;align-items:center;gap:0.625rem}
.phases li::before{content:counter(phase);display:grid;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;border:1px solid var(--control);font-size:0.8125rem;font-weight:600}
.phases .now{color:var(--text);font-weight:600}
.phases .now::before,.phases .done::before{background:var(--accent-text);border-color:var(--accent-text);color:var(--on-accent-text)}
.phases .done::before{content:"✓" / ""}
#try-status>.lead{margin-bottom:1.25rem}
#try-status progress{display:block;max-width:38rem;margin-bottom:0.5rem}
#try-status .grid.three{grid-template-columns:1fr 1fr 1.1fr}
.top{list-style:none;margin:0;padding:0;display:grid;gap:0.75rem}
.top li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:0.25rem 1rem;align-items:start;padding:1.125rem 1.375rem;background:var(--surface);border:1px solid var(--line);border-radius:10px}
.top .pill{justify-self:start}
.top h3{margin:0;font-size:0.9375rem}
.top p{font-size:0.875rem}
.whole p{margin-bottom:0.75rem}
footer.page li{min-width:0;overflow-wrap:anywhere}
ul.next{display:grid;gap:0.5rem;padding-left:1.25rem;margin:0 0 1.5rem;max-width:46rem}
.front .actions{margin-top:1.5rem;gap:0.625rem 1.25rem}
.front .notice p + p{margin-top:0.375rem}
@media (max-width:64rem){.hero{grid-template-columns:minmax(0,1fr);padding:2.25rem 0 3rem}
.deadlines{max-width:38rem;width:100%}
.grid.front-three,.steps{grid-template-columns:minmax(0,1fr)}
.front-figures{grid-template-columns:1fr 1fr}
#try-status .grid.three{grid-template-columns:minmax(0,1fr)}
}
@media (max-width:45rem){.hero{padding:1rem 0 2rem;gap:2rem}
.hero .lead{font-size:1.0625rem}
.try-line button.primary{flex:1 1 100%}
.deadlines{padding:1.125rem 1rem 1rem}
.deadlines .policy,.deadlines .year{font-size:15px}
.front-three .card{padding:1.25rem}
.top li{grid-template-columns:minmax(0,1fr);padding:1rem}
.listed li{padding:0.875rem 1rem}
.listed-score{min-width:0}
}
.contact .price{font-size:1.25rem;font-weight:650;color:var(--text);margin-top:0.75rem}
.contact-way{margin-top:1rem}
.contact-way a{display:inline-block;padding:0.5625rem 1.125rem;border-radius:6px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
.contact-way a:hover{text-decoration:underline}
.sample{margin-top:0.75rem;font-size:0.9375rem}
.sample-report a{display:grid;gap:0.75rem;justify-items:start;max-width:52rem}
.sample-report img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:10px}
.folder{margin-top:1.5rem;max-width:36rem;padding:1rem 1.125rem;border:1px dashed var(--control);border-radius:10px}
.folder.over{border-color:var(--accent-text);background:var(--raised)}
.folder label{display:block;font-size:0.875rem;font-weight:600;margin-bottom:0.4375rem}
.folder .hint{margin-top:0.625rem;font-size:0.8125rem;line-height:1.55;color:var(--muted)}
.folder .wrong:not(:empty){margin-top:0.5rem;font-size:0.875rem;font-weight:600;color:var(--critical-text)}
@media (scripting:none){.folder{display:none}
}
.scan-dialog{width:min(34rem,calc(100vw - 2rem));max-width:none;max-height:none;margin:auto;padding:0;color:var(--text);background:var(--page);border:1px solid var(--control);border-radius:10px;overflow:hidden}
.scan-dialog::backdrop{background:rgb(0 0 0 / 50%)}
.scan-dialog header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0.5rem 1rem;padding:0.75rem 1rem;background:var(--surface);border-bottom:1px solid var(--line)}
.scan-dialog h2{margin:0;font-size:1.0625rem;min-width:0;overflow-wrap:anywhere}
.scan-body{display:grid;gap:0.5rem;padding:1rem}
.scan-body progress{width:100%}
.scan-body>progress ~ [role="status"]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.scan-dialog.with-report{display:grid;grid-template-rows:auto minmax(0,1fr);width:calc(100vw - 2rem);height:calc(100dvh - 2rem)}
.with-report .scan-body{grid-template-rows:auto minmax(0,1fr);gap:0;padding:0}
.with-report .scan-body p{padding:0.5rem 1rem;font-size:0.875rem;color:var(--muted)}
.scan-body iframe{width:100%;height:100%;border:0;border-top:1px solid var(--line)}
@media (max-width:45rem){.scan-dialog.with-report{width:100vw;height:100dvh;border:0;border-radius:0}
}
.docs-search{display:flex;gap:0.5rem;padding:0.75rem 0}
.docs-search input{flex:1 1 auto;max-width:24rem;min-width:0}
.docs-search button{flex:none}
.docs-nav{position:static;background:none;border:0;padding-top:1.75rem;font-size:0.875rem}
.docs-nav p{font-weight:650;margin:1.25rem 0 0.25rem}
.docs-nav .beside>p:first-child{margin-top:0}
.docs-nav ul{display:block;padding:0;margin:0;overflow:visible}
.docs-nav a{padding:0.25rem 0.625rem;margin-left:-0.625rem;border-radius:6px;white-space:normal}
.docs-nav a:hover{box-shadow:none;background:var(--raised)}
.docs-nav a[aria-current]{box-shadow:none;color:var(--accent-text);font-weight:600;background:var(--raised)}
.docs-nav details{display:none}
.docs-nav summary,.docs-parts summary{cursor:pointer;font-weight:600}
main.docs{padding-top:1.75rem;min-width:0}
.docs>p,.docs>ul,.docs>ol,.docs>blockquote,.docs section>p{max-width:46rem}
.docs p,.docs ul,.docs ol,.docs pre,.docs .scroll,.docs blockquote{margin:0 0 1rem}
.docs ul,.docs ol{padding-left:1.375rem}
.docs li + li{margin-top:0.25rem}
.docs li>p:only-child{margin:0}
.docs>h1{margin-bottom:1rem}
.docs h2{margin:2.5rem 0 0.75rem;scroll-margin-top:1rem}
.docs h3{font-size:1.0625rem;margin:2rem 0 0.625rem;scroll-margin-top:1rem}
.docs h4{margin:1.5rem 0 0.5rem}
.docs section{padding-top:0;margin-top:2.5rem}
.docs section>h2{margin-top:0}
.docs section>p{color:inherit}
.docs p>code,.docs li>code,.docs td>code{background:var(--raised);padding:0.0625rem 0.25rem;border-radius:4px;line-height:1.5}
.docs pre code{display:block;width:max-content;min-width:100%}
.docs blockquote{border-left:4px solid var(--line);padding-left:1rem;color:var(--muted)}
.docs .plain td:first-child{min-width:9rem}
.docs .scroll td{min-width:6rem;overflow-wrap:break-word}
.docs .scroll tr:has(>:nth-child(3))>td:not(.number){min-width:11rem}
.docs .apis td:first-child code{display:table;margin-bottom:0.1875rem;overflow-wrap:anywhere}
.docs .apis td:nth-child(2){white-space:nowrap}
.docs .apis{table-layout:fixed}
.docs .apis th:first-child{width:48%}
.docs .apis th:nth-child(2){width:9.5rem}
.docs .apis span{color:var(--muted)}
.docs tr:target,.docs section:target>h2{background:var(--medium-back)}
.docs .hits{list-style:none;padding:0}
.docs .hits li{padding:0.375rem 0}
.docs .hits span{color:var(--muted);font-size:0.8125rem;display:block}
.docs-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;padding:0;list-style:none}
.docs ul.docs-cards{padding:0;max-width:none}
.docs .docs-cards li{margin:0;padding:1rem 1.125rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.docs .docs-cards a{font-weight:600}
.docs .docs-cards p{margin:0.25rem 0 0;color:var(--muted);font-size:0.875rem}
.docs .words{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:0.375rem 1.25rem;max-width:52rem;margin:0 0 1rem;font-size:0.875rem}
.docs .words dt{font-weight:600}
.docs .words dd{color:var(--muted)}
.docs-parts{margin:0 0 1.5rem;padding:0.625rem 1rem;border:1px solid var(--line);border-radius:8px;max-width:46rem;font-size:0.875rem}
.docs .docs-parts ul{margin:0.5rem 0 0.25rem;padding-left:1.125rem;columns:2 16rem}
.docs-turning{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);font-size:0.875rem}
.docs-turning .next{margin-left:auto}
.docs-turning span{color:var(--muted)}
@media (min-width:64.01rem){body.docs-page{display:grid;grid-template-columns:1fr 16rem minmax(0,62rem) 1fr;grid-template-rows:auto auto 1fr auto}
body.docs-page::before{grid-column:1 / -1}
body.docs-page>:is(header,footer){grid-column:2 / 4}
body.docs-page>.docs-nav{grid-column:2;padding-left:2rem}
body.docs-page>main{grid-column:3}
.docs-nav .beside{position:sticky;top:1.25rem;max-height:calc(100vh - 2.5rem);overflow-y:auto;padding:0 0.25rem 0 0.625rem;margin-left:-0.625rem}
}
@media (max-width:64rem){.docs-nav{padding:0.75rem 2rem;border-bottom:1px solid var(--line)}
.docs-nav details{display:block}
.docs-nav .beside{display:none}
}
@media (max-width:45rem){.docs-nav{padding:0.75rem 1rem}
.docs .apis,.docs .apis tbody,.docs .apis tr,.docs .apis td{display:block}
.docs .apis thead{display:none}
.docs .apis tr{border-bottom:1px solid var(--line);padding:0.5rem 0}
.docs .apis td{border:0;padding:0.125rem 0}
}
@media print{.docs-search,.docs-parts,.docs-turning{display:none}
}
.docs .operation{margin-top:2rem;padding-bottom:0.5rem;border-bottom:1px solid var(--line)}
.docs .operation>h3{margin-top:0}
.docs .endpoint strong{display:inline-block;margin-right:0.375rem;font-size:0.75rem;letter-spacing:0.03em;color:var(--accent-text)}
.docs .operation details{margin-bottom:1rem}
.docs .operation summary{cursor:pointer;font-weight:600}
@media (min-width:45.01rem){.docs .operation table{table-layout:fixed;margin-bottom:1rem}
.docs .operation th:first-child{width:28%}
.docs .operation th:nth-child(2){width:30%}
}
.console-title{display:flex;flex-wrap:wrap;gap:0.25rem 1.5rem;align-items:baseline;justify-content:space-between;padding:1.25rem 0 1rem}
nav.console .last{margin-left:auto}
nav.console .last form{padding:0.375rem 0}
nav a[aria-current="page"]{color:var(--text);box-shadow:inset 0 -2px 0 var(--accent)}
@media (max-width:45rem){nav.console ul{flex-wrap:wrap;gap:0 1.25rem}
}
main.console{padding-top:2rem}
main.console>* + *{margin-top:1.75rem}
main.console section:not(.card,.notice){padding-top:0;padding-bottom:0}
.field input,.field select{font-weight:400}
.scan .grid + p,.scan .lead + .grid{margin-top:0.75rem}
main.console section + section,.scan>* + section{margin-top:2.75rem}
main.console .card{margin:0}
.sub{color:var(--muted);font-size:0.8125rem;line-height:1.25rem;font-weight:400;overflow-wrap:anywhere}
.new-scan h2{font-size:1.0625rem;margin-bottom:0.875rem}
.new-scan form{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,1.5fr) minmax(0,1fr) auto;gap:0.5rem 1rem;align-items:start}
.new-scan .field{align-content:start}
.new-scan button{margin-top:1.75rem;min-width:6.5rem}
.new-scan .notice{max-width:none}
.heading{display:flex;flex-wrap:wrap;gap:0.5rem 1.5rem;align-items:baseline;justify-content:space-between;margin-bottom:0.75rem}
.choices{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem}
.choices a{display:block;padding:0.1875rem 0.75rem;border-radius:999px;font-size:0.8125rem;color:var(--muted);text-decoration:none;border:1px solid transparent}
.choices a:hover{background:var(--raised);color:var(--text)}
.choices [aria-current]{color:var(--text);border-color:var(--control);background:var(--raised);font-weight:600}
table.scans th[scope="row"] a{font-weight:650}
table.plain tbody th{font-weight:600;overflow-wrap:anywhere}
table.plain td{overflow-wrap:anywhere}
table.plain tbody tr:hover>*{background:var(--raised)}
.scans .version{font-weight:400;color:var(--muted)}
.scans progress{display:block;max-width:9rem;margin-top:0.375rem}
.paging{margin-top:1rem}
.crumbs{font-size:0.875rem;margin-bottom:1rem}
.scan-head .facts{margin-top:0}
.scan-head .actions{margin-top:1.5rem}
.scan section>h2{margin-bottom:0.75rem}
.scan>.notice,.scan>section.notice{margin-top:1.75rem}
section.notice{padding:1rem 1.25rem;margin-left:0;margin-right:0}
section.notice h2{font-size:1.0625rem;margin-bottom:0.375rem}
section.notice p:not(.muted){color:var(--text)}
section.notice p + p{margin-top:0.375rem}
.notice ul{padding-left:1.25rem}
#progress{margin-top:1.75rem;max-width:46rem;display:grid;gap:0.75rem}
#progress h2{font-size:1.0625rem;margin:0}
.scan-phases{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:0.5rem}
.scan-phases li{padding-top:0.5rem;border-top:3px solid var(--track);color:var(--muted);font-size:0.8125rem}
.scan-phases .done{border-color:var(--good-mark);color:var(--text)}
.scan-phases [aria-current]{border-color:var(--accent-text);color:var(--text);font-weight:650}
.files{font-size:0.875rem;min-height:1.5rem}
@media (min-width:45.01rem){table.scans,table.findings{table-layout:fixed}
table.scans th:first-child{width:38%}
table.findings th:nth-child(1){width:7rem}
table.findings th:nth-child(2){width:27%}
table.findings th:nth-child(3){width:38%}
}
.same-rule{list-style:none;margin-top:0.5rem;padding-top:0.375rem;border-top:1px dashed var(--line)}
.place .file{display:inline-block;max-width:100%}
table.findings + p{margin-top:0.75rem}
.card h4{margin:1.25rem 0 0.5rem;font-size:0.8125rem;color:var(--muted)}
.card .figures{margin:0 0 1.25rem;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:1rem 1.5rem}
.card .figures dd{white-space:nowrap}
.scan .grid.two .bars li{grid-template-columns:minmax(6rem,9rem) 1fr 3.25rem}
.documents{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(12.5rem,1fr));gap:0.75rem}
.documents li{display:grid;gap:0.125rem;border:1px solid var(--line);border-radius:8px;padding:0.75rem 1rem}
.documents a{font-weight:600}
.history{list-style:none;margin:0;padding:0;display:grid;gap:0.375rem;font-size:0.875rem}
.history li{display:grid;grid-template-columns:13rem 1fr;gap:1rem}
.history time{color:var(--muted)}
.assets{list-style:none;display:grid;gap:0.25rem;margin-top:0.5rem;font-size:0.875rem}
.facts .sub{font-weight:400}
@media (max-width:64rem){.new-scan form{grid-template-columns:1fr 1fr}
.new-scan .repo_url{grid-column:1 / -1}
.new-scan button{margin-top:0;justify-self:start}
}
@media (max-width:45rem){.new-scan form{grid-template-columns:1fr}
.history li{grid-template-columns:1fr;gap:0}
}
.findings .why{font-weight:400;font-size:0.875rem;line-height:1.375rem;margin-top:0.25rem}
.grid.three.usage{grid-template-columns:1fr 1.6fr 1.1fr}
.usage .big{font-size:2rem;font-weight:650;line-height:1.2;letter-spacing:-0.015em;margin-bottom:0.5rem}
.usage .big .muted{font-size:1rem;font-weight:400;letter-spacing:0}
.usage .figures{margin-bottom:0.875rem}
.usage .cap .bar{margin-bottom:0.75rem}
.day-chart{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1.125rem 1.25rem}
.day-chart figcaption{font-size:0.875rem;margin-bottom:0.75rem}
.day-chart .most,.day-chart .ends{color:var(--muted);font-size:0.75rem;line-height:1.4}
.day-chart .most{min-height:1.05rem}
.day-chart .ends{display:flex;justify-content:space-between;margin-top:0.375rem}
.day-chart>svg{display:block;width:100%;height:9rem}
.day-chart .rule{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
.day-chart .mark{stroke:none}
.day-chart .hit{fill:transparent}
.day-chart g:hover .hit{fill:var(--raised)}
.day-chart .key{display:inline-flex;gap:0.375rem;align-items:center;margin-left:0.75rem;font-size:0.75rem;color:var(--muted)}
.day-chart .key svg{width:0.625rem;height:0.625rem}
.scan details{margin-top:1rem}
@media (max-width:64rem){.grid.three.usage{grid-template-columns:1fr}
}
.labels{display:flex;flex-wrap:wrap;gap:0.25rem;margin-top:0.25rem}
a.pill{text-decoration:none}
a.pill:hover{text-decoration:underline}
form[role="search"]{margin-bottom:1rem}
form[role="search"]>label{flex:1 1 11rem}
.scan section>form + form{margin-top:1.5rem}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
main.console .lead + .grid{margin-top:0.75rem}
.day-chart + p,.day-chart ~ form.row{margin-top:0.75rem}
main.console section + .card{margin-top:2.75rem}
form.triage>fieldset{margin:1.5rem 0 1rem;max-width:38rem}
form.triage th label{font-weight:600}
section.plan>h2 ~ * + *{margin-top:0.75rem}
.field>p{margin:0;font-size:0.8125rem}
.field label,.group legend{font-weight:600}
.shown-once{border-color:var(--good-mark);box-shadow:0 0 0 3px var(--good-back);display:grid;grid-template-columns:minmax(0,1fr);gap:0.75rem;max-width:52rem}
.shown-once .field{margin-bottom:-0.375rem}
.shown-once .hint{color:var(--muted);font-size:0.8125rem}
textarea.secret{font:0.9375rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;field-sizing:content;min-height:0;resize:none;word-break:break-all;margin:0;width:100%;border-style:dashed}
.head-row{display:flex;flex-wrap:wrap;gap:0.75rem 1.5rem;align-items:center;justify-content:space-between}
.head-row>div{flex:1 1 20rem}
.head-row h2 + p{color:var(--muted)}
.plain-list{margin:0.25rem 0 0;padding-left:1.25rem}
.line{display:flex;flex-wrap:wrap;gap:0.625rem}
.line input[type="color"]{flex:none}
.line input:not([type="color"]){flex:1 1 9rem;width:auto;min-width:0}
.card>h2{margin-bottom:0.875rem}
.card form + p{margin-top:0.875rem;font-size:0.8125rem}
.head-row .intro{margin-bottom:0}
section.tight{margin-left:0;margin-right:0;padding:0}
.line input{font-weight:400}
fieldset.group{border:0;margin:0;padding:0;min-width:0;display:grid;gap:1.125rem}
fieldset.group + fieldset.group{border-top:1px solid var(--line);padding-top:1.75rem}
.group legend{padding:0;font-size:1.0625rem;float:left;width:100%}
.group legend + *{clear:both}
.editor{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:2rem 3rem;align-items:start}
.editor form.stack{gap:2rem;max-width:none}
.editor input{scroll-margin-bottom:6rem}
.editor .pairs{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));column-gap:1.25rem}
.editor .pairs legend{grid-column:1 / -1}
.save{position:sticky;bottom:0;padding:0.875rem 0;background:var(--page);border-top:1px solid var(--line)}
.beside-form{position:sticky;top:3.5rem;padding-top:0;margin:0}
.beside-form h3{margin:1.25rem 0 0.375rem}
figure.preview{margin:0 0 1rem}
figure.preview figcaption{color:var(--muted);font-size:0.8125rem;margin-bottom:0.25rem}
figure.preview>div{contain:paint;background:var(--page);color:var(--text);border:1px solid var(--line);border-radius:10px;font-size:0.8125rem}
.preview-tab{display:flex;gap:0.5rem;align-items:center;padding:0.4375rem 0.875rem;font-size:0.75rem;color:var(--muted);background:var(--track);border-bottom:3px solid var(--accent);overflow-wrap:anywhere}
.preview-tab img,.preview-icon{flex:none;width:1rem;height:1rem;border-radius:3px}
.preview-icon{background:var(--accent)}
.preview-head{background:var(--raised);padding:0 1rem 1.125rem}
.preview-bar{display:flex;gap:0.5rem 1rem;align-items:center;justify-content:space-between;padding:0.75rem 0;margin-bottom:1rem;border-bottom:1px solid var(--line)}
.preview-name{font-weight:650;font-size:0.9375rem;min-width:0;overflow-wrap:anywhere}
.preview-name img{display:block;max-width:9rem;max-height:1.75rem;width:auto}
.preview-title{font-size:1.25rem;font-weight:650;letter-spacing:-0.015em;line-height:1.25;overflow-wrap:anywhere}
.preview-lead{color:var(--muted);margin:0.25rem 0 0.875rem;overflow-wrap:anywhere}
.preview-try{display:flex;gap:0.5rem}
.preview-input{flex:1;min-width:0;padding:0.375rem 0.625rem;background:var(--surface);border:1px solid var(--control);border-radius:6px;color:var(--muted);overflow:hidden;white-space:nowrap;text-overflow:ellipsis;line-height:1.5rem}
.preview-try .button{min-height:0;padding:0.375rem 0.875rem}
.preview-links{display:flex;gap:0.875rem;flex:none}
.preview .eyebrow{overflow-wrap:anywhere}
.preview footer.page{margin:0;padding:0 1rem 0.875rem;font-size:0.75rem}
.preview footer.page::before{border:0;margin-bottom:0.75rem}
.preview footer.page .kinds{font-size:0.75rem;margin-top:0.25rem}
.preview-note{color:var(--muted);font-size:0.8125rem;margin-bottom:0.5rem}
.terms.contrast div{padding:0.125rem 0}
.button.danger{color:var(--critical-text);border-color:var(--critical-mark)}
.with-advice{display:grid;grid-template-columns:minmax(0,38rem) minmax(0,1fr);gap:2rem 3.5rem;align-items:start}
.with-advice aside{font-size:0.875rem;color:var(--muted);border-left:3px solid var(--line);padding-left:1.25rem}
.with-advice aside h2{font-size:0.9375rem;color:var(--text);margin-bottom:0.5rem}
.with-advice aside li + li{margin-top:0.375rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.exposed{font-weight:400;font-size:0.8125rem;margin-top:0.25rem;max-width:24rem}
.ended{margin-top:1.25rem}
.ended>div{margin-top:0.75rem}
.question{max-width:46rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
.question .facts{margin:0}
.question .notice{margin:0}
.sub-line{font-weight:400;font-size:0.8125rem;color:var(--muted)}
.tags{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem 0.375rem}
.tags code{font-size:0.75rem;padding:0.125rem 0.375rem;background:var(--raised);border:1px solid var(--line);border-radius:4px;line-height:1.4;display:inline-block}
.card>.facts{margin:0 0 1.25rem}
.facts .whole{grid-column:1 / -1}
.checks{display:grid;gap:0.5rem}
.checks .hint{color:var(--muted);font-size:0.8125rem}
.checks code{color:var(--muted)}
.deliveries{list-style:none;margin:0 0 1.25rem;padding:0;border-top:1px solid var(--line)}
.delivery{border-bottom:1px solid var(--line);padding:0.75rem 0;display:grid;grid-template-columns:minmax(0,1fr);gap:0.375rem}
.delivery-head{display:flex;flex-wrap:wrap;gap:0.25rem 0.875rem;align-items:center;font-size:0.875rem;min-height:1.875rem}
.delivery-head form{margin-left:auto}
.delivery-head time{color:var(--muted)}
.delivery summary{cursor:pointer;color:var(--muted);font-size:0.8125rem;width:fit-content}
.delivery details>p,.delivery details>div{margin:0.375rem 0}
pre.answer{white-space:pre-wrap;overflow-wrap:anywhere;margin:0.375rem 0 0;padding:0.5rem 0.75rem;max-height:16rem;overflow:auto}
@media (max-width:64rem){.editor{grid-template-columns:minmax(0,1fr)}
.beside-form{position:static}
.with-advice{grid-template-columns:minmax(0,1fr)}
}
@media (max-width:45rem){.facts div:has(.tags){grid-column:1 / -1}
.delivery-head form{margin-left:0}
}
#sharing div.stack{display:grid;gap:1.125rem;max-width:38rem;margin:1rem 0 1.5rem}
#sharing form.stack{margin-top:1rem}
#sharing .check input{flex:none;width:1rem;height:1rem;margin:0.25rem 0 0;align-self:start}
#sharing .check .muted{display:block;font-size:0.8125rem}
#sharing input[readonly]{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:0.8125rem;background:var(--raised)}
details.revoke{margin-top:1.5rem;max-width:38rem}
details.revoke summary{cursor:pointer;color:var(--critical-text);font-weight:600;font-size:0.875rem}
details.revoke p{margin:0.75rem 0}
@media (max-width:45rem){.cards-narrow thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.cards-narrow,.cards-narrow :is(caption,tbody,tr,td,th){display:block}
table.plain.cards-narrow tbody tr{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:0.75rem 1rem;margin-bottom:0.75rem}
table.plain.cards-narrow tbody tr:hover>*{background:transparent}
table.plain.cards-narrow :is(th,td){border:0;padding:0.1875rem 0}
.cards-narrow td[data-label]::before{content:attr(data-label) ": ";color:var(--muted)}
.cards-narrow td .sub{display:inline;margin-left:0.375rem}
table.plain.cards-narrow .number{text-align:left}
}
`
