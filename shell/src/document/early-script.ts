/**
 * How long a document may take to come, from its request to its first lines, in milliseconds, for its fonts to follow
 * before browsers give up waiting for them: `font-display: optional` waits about 100 ms.
 */
const fontPatience = 200;

/**
 * Runs before anything is painted: brings back the theme that the visitor chose, has the first sections of a page that
 * is read from its top rendered first (`navigation/content-visibility.ts`), and asks for the fonts, unless the line is so
 * slow that they would come too late for this page and only delay its code (`fonts.ts` fetches them then).
 *
 * When the shell's code does not run, its modules are checked against their hashes. The browser would keep one that came
 * damaged for a year: it is fetched anew, past the cache, and then the document, unless it is one that was fetched anew.
 *
 * Free of quotes and of "<", "&", so that it is the same text in HTML, and its hash in the policy holds.
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
