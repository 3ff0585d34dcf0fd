import { sharedStyleSheet } from "../html/sharedStyleSheet.ts"

/** `npm run generate` writes this module from `scanner/report/table.css`, `scanner/report/longTable.css`, `scanner/report/cards.css`, `scanner/html/tones.css`, `scanner/report/print.css`. */
export const styleSheet = `${sharedStyleSheet}table{width:100%;border-collapse:collapse;font-size:0.875rem;line-height:1.5}
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
#plan>p,#plan>table,#plan-details>table + table{margin-top:1.25rem}
#plan-table th:first-child,#plan-table td:nth-child(3),#plan-table td:nth-child(4){width:20%}
#plan-table td:nth-child(5){width:30%}
#plan-table ul{padding:0;list-style:none}
@media screen and (scripting:enabled){section{content-visibility:auto;contain-intrinsic-size:auto 60rem}
.long tbody tr{content-visibility:auto;contain-intrinsic-size:auto 6rem}
}
@media screen{.wide.long,.wide.long thead,.wide.long tbody,.wide.long caption{display:block}
.wide.long{width:100%}
.wide.long tr{display:grid;grid-template-columns:11rem;grid-auto-columns:minmax(7.375rem,1fr);grid-auto-flow:column}
.wide.long th,.wide.long td{max-width:none;min-width:0;padding:0.625rem 0.5rem;border:0;box-shadow:inset 0 -1px 0 var(--line)}
.wide.long thead button{white-space:normal;overflow-wrap:anywhere;text-align:left}
.wide.long th:first-child{box-shadow:inset -1px -1px 0 var(--line)}
.columns-1{min-width:11rem}
.columns-2{min-width:18.375rem}
.columns-3{min-width:25.75rem}
.columns-4{min-width:33.125rem}
.columns-5{min-width:40.5rem}
.columns-6{min-width:47.875rem}
.columns-7{min-width:55.25rem}
.columns-8{min-width:62.625rem}
.columns-9{min-width:70rem}
.columns-10{min-width:77.375rem}
.columns-11{min-width:84.75rem}
.columns-12{min-width:92.125rem}
.columns-13{min-width:99.5rem}
.columns-14{min-width:106.875rem}
.columns-15{min-width:114.25rem}
.columns-16{min-width:121.625rem}
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
.gauge .value.critical{fill:var(--critical-text)}
.gauge .value.high{fill:var(--high-text)}
.gauge .value.medium{fill:var(--medium-text)}
.gauge .value.good{fill:var(--good-text)}
.bars .mark.accent{fill:var(--control)}
.bar .mark{stroke:none}
.gauge .mark{fill:none}
.pill.ahead{background:transparent}
@page{margin:16mm 14mm}
@media print{body{background:#ffffff;font-size:9.5pt}
body::before{print-color-adjust:exact}
nav,.filters,#theme,#theme[hidden],.skip,.downloads{display:none !important}
header.page,main,footer.page{max-width:none;padding:0}
.title{padding:0.75rem 0 0}
.facts{grid-template-columns:repeat(4,1fr);gap:0.25rem 1rem;margin-top:0.5rem}
section{margin:0;padding:1.75rem 0 0}
#plan{padding-top:0.75rem;break-after:page}
#plan .lead{font-size:9.5pt;line-height:1.35}
#plan table{margin:0.375rem 0 0;font-size:8pt;line-height:1.35}
#plan .pill{padding:0 0.375rem;font-size:7.5pt}
#plan caption{padding:0}
#plan th,#plan td{padding:0.25rem 0.5rem 0.25rem 0}
#plan p:not(.lead){margin:0.375rem 0 0;font-size:8.5pt;line-height:1.4}
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
