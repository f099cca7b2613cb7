/** The styles of the page that tells what changes. The colours are those of shared/theme/tokens.css. */
export const pageStyles = `
:root { color-scheme: light dark; --paper: light-dark(#f3eee2, #16181b); --card: light-dark(#fbf8f1, #1f2226);
  --ink: light-dark(#1b1916, #f0ece2); --muted: light-dark(#49443a, #bdb8ac); --line: light-dark(#cfc6b4, #383c42);
  --gone: light-dark(#f6d5cf, #55231d); --new: light-dark(#d5ebdd, #16402f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Literata, Georgia, serif; }
main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
h1, h2, h3, .brand, th, figcaption, b { font-family: Archivo, system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.05; }
h2 { margin: 0 0 1rem; padding-top: .75rem; border-top: 3px solid var(--ink); font-size: 1.5rem; line-height: 1.1; }
h3 { margin: 0; font-size: .9375rem; }
p, ul { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
.brand { margin: 0; font-weight: 700; }
.lead { font-size: 1.1875rem; }
code { font: .875em/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
section { margin-top: 3rem; }
article { margin-bottom: 1rem; padding: .75rem 1rem; border: 1px solid var(--line); background: var(--card); }
article p { margin: .25rem 0 0; overflow-wrap: anywhere; }
del { background: var(--gone); }
ins { background: var(--new); }
.gone { padding: 0 .375rem; background: var(--gone); }
.new { padding: 0 .375rem; background: var(--new); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: baseline; }
th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; }
th { font-weight: 700; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: .75rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: .8125rem; color: var(--muted); }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }
@media (max-width: 50rem) {
  thead { display: none; }
  table, tbody, tr, th, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  th, td { padding: .125rem 0; border: 0; text-align: left; }
  td { display: flex; justify-content: space-between; gap: 1rem; }
  td::before { content: attr(data-title); color: var(--muted); }
}
@media print { section, article, tr { break-inside: avoid; } }
`;
