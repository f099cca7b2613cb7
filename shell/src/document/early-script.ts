/**
 * Runs before the first paint. Restores the theme that the visitor chose, renders the first sections first while a page
 * is read from the top (`navigation/content-visibility.ts`), and decodes the fonts that the styles contain: a browser
 * would do so only once it needs them, and paint its first frame without them. With the fonts, it lays out what has come
 * of the page while the rest is on its way: what is left for the first frame is then a shorter task.
 *
 * When the shell's code does not run, its modules are checked against their hashes. The browser would keep a damaged
 * module in its cache for a year, so it is fetched again past the cache, and then the document is reloaded, but only
 * once.
 *
 * Contains no quotes and no "<" or "&": the text stays the same in HTML, so its hash in the policy is right.
 */
export const earlyScript = [
  '{let d=document.documentElement.dataset,t;try{({theme:t}=localStorage)}catch{}',
  '/^(dark|light)$/.test(t)?d.theme=t:0;',
  'let n=performance.getEntriesByType(`navigation`)[0];',
  'n?.type==`navigate`?location.hash||(d.contentVisibility=`auto`):0;',
  'addEventListener(`click`,({target:e})=>e.closest(`a`)?.hash?d.contentVisibility=`visible`:0);',
  'let l=_=>document.readyState==`loading`?setTimeout(l,8,document.body?.offsetHeight):0;',
  '[`700 1em Archivo Variable`,`1em Literata Variable`].map(f=>document.fonts.load(f).then(l,l));',
  'addEventListener(`error`,({target:e})=>e.type==`module`?',
  'Promise.all([...document.querySelectorAll(`script[src],[rel=modulepreload]`)].map(m=>{',
  'let a=m.src||m.href,{integrity}=m;',
  'return fetch(a,{integrity}).catch(_=>fetch(a,{integrity,cache:`reload`}).then(_=>1))',
  '})).then(r=>r.includes(1)?n.type==`reload`||location.reload():0).catch(_=>0):0,true)}',
].join('');
