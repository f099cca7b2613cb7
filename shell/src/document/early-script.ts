/** The id of the element that tells a visitor that the shell's code does not run. */
export const noScriptsId = 'no-scripts';

/**
 * Runs before the first paint. Restores the theme that the visitor chose, renders the first sections first while a page
 * is read from the top (`navigation/content-visibility.ts`), and decodes the fonts that the styles contain: a browser
 * would do so only once it needs them, and paint its first frame without them. With the fonts, it lays out the part of the
 * page that has arrived, so that the task before the first frame is shorter.
 *
 * The shell's code has run before the document's event `load`: by then React keeps properties of its own on the root. If
 * not, its modules are checked against their hashes. The browser would keep a damaged module in its cache for a year, so it
 * is fetched again past the cache, and then the document is reloaded, but only once. If that does not help, the script
 * shows the line of `NoScripts` (Document.tsx).
 *
 * Every browser that knows modules can read this script, also one whose language is too old for the shell's code: it uses
 * no `?.`, and no `catch` without a name.
 *
 * Contains no quotes and no "<" or "&": the text stays the same in HTML, so its hash in the policy is right.
 */
export const earlyScript = [
  '{let e=document.documentElement,d=e.dataset,t;try{({theme:t}=localStorage)}catch(_){}',
  '/^(dark|light)$/.test(t)?d.theme=t:0;',
  'let n=performance.getEntriesByType(`navigation`)[0]||0;',
  'n.type==`navigate`?location.hash||(d.contentVisibility=`auto`):0;',
  'addEventListener(`click`,({target:e})=>(e.closest(`a`)||e).hash?d.contentVisibility=`visible`:0);',
  'let l=_=>document.readyState==`loading`?setTimeout(l,8,e.offsetHeight):0;',
  '[`700 1em Archivo Variable`,`1em Literata Variable`].map(f=>document.fonts.load(f).then(l,l));',
  `addEventListener(\`load\`,_=>{let q=_=>document.querySelector(\`#${noScriptsId} p\`).hidden=0;`,
  'Object.keys(document.querySelector(`#root`)).length?0:Promise.all(',
  '[...document.querySelectorAll(`script[src],[rel=modulepreload]`)].map(({src,href=src,integrity})=>',
  'fetch(href,{integrity}).then(_=>0,_=>fetch(href,{integrity,cache:`reload`}).then(_=>n.type!=`reload`))))',
  '.then(a=>a.some(_=>_)?location.reload():q()).catch(q)})}',
].join('');
