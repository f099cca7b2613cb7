/**
 * The longest time, in milliseconds, from the request for a document to its first bytes at which fonts still arrive
 * before the browser gives up on them: `font-display: optional` waits about 100 ms.
 */
const fontPatience = 200;

/**
 * Runs before the first paint. Restores the theme that the visitor chose, renders the first sections first when a page
 * is read from the top (`navigation/content-visibility.ts`), and requests the fonts, unless the connection is so slow
 * that they would arrive too late for this page and only delay its code (`fonts.ts` fetches them then).
 *
 * When the shell's code does not run, its modules are checked against their hashes. The browser would keep a damaged
 * module in its cache for a year, so it is fetched again past the cache, and then the document is reloaded, but only
 * once.
 *
 * Contains no quotes and no "<" or "&": the text stays the same in HTML, so its hash in the policy is right.
 */
export const earlyScript = [
  '{let d=document.documentElement.dataset,t,u;try{({theme:t,fonts:u}=localStorage)}catch{}',
  '/^(dark|light)$/.test(t)?d.theme=t:0;',
  'let f=[...document.querySelectorAll(`[as=font]`)],n=performance.getEntriesByType(`navigation`)[0];',
  'n?.type==`navigate`?d.contentVisibility=`auto`:0;',
  `f[0]?.href==u||${fontPatience}>performance.now()-n?.requestStart?f.map(l=>l.media=\`\`):d.fonts=\`later\`;`,
  'addEventListener(`error`,({target:e})=>e.type==`module`?',
  'Promise.all([...document.querySelectorAll(`script[src],[rel=modulepreload]`)].map(l=>{',
  'let a=l.src||l.href,{integrity}=l;',
  'return fetch(a,{integrity}).catch(_=>fetch(a,{integrity,cache:`reload`}).then(_=>1))',
  '})).then(r=>r.includes(1)?n.type==`reload`||location.reload():0).catch(_=>0):0,true)}',
].join('');
