/** The id of the element that tells a visitor that the shell's code does not run. */
export const noScriptsId = 'no-scripts';

/**
 * Runs before the first paint. Restores the theme that the visitor chose, and renders the first sections first while a
 * page is read from the top (`navigation/content-visibility.ts`).
 *
 * Nothing moves, and text never changes its face: the page is hidden until its fonts have arrived, and its document or, of a
 * long one, more sections than a screen shows (`[data-fonts]` in shared/theme/fonts.css). After a second it is shown in any
 * case, and fonts that are still missing then are not used in this document. Fonts that arrive in time do so before the
 * event `load`, after which no browser scrolls to a fragment or to where a reloaded page was: that event shows the page
 * too, since under load it comes before the timer.
 *
 * The code is requested once the document has been read. A browser would do so as the document arrives, and many servers
 * ignore priorities: 22 KB of fonts would then arrive with 80 KB of code.
 *
 * The shell's code has run before the document's event `load`: by then it has noted its place. If not, its modules are
 * checked against their hashes, while it may still begin: on a busy machine, Firefox 140 has not waited for it. The browser
 * would keep a damaged module in its cache for a year, so it is fetched again past the cache, and then the document is
 * reloaded, but only once. If that does not help, and no code has run, the script shows the line of `NoScripts`
 * (Document.tsx).
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
  'let f=document.fonts,a=3,r=_=>--a?0:delete d.fonts,',
  'p=_=>document.readyState!=`loading`||document.getElementsByClassName(`section`)[8]?r():setTimeout(p,8);',
  'd.fonts=`awaited`;p();',
  'setTimeout(_=>a?f.status==`loading`?(d.fonts=`late`,a=9):delete d.fonts:0,1e3);',
  '[`700 1em Archivo Variable`,`1em Literata Variable`].map(n=>f.load(n).then(r,r));',
  // A template within a page would be a descendant of the root.
  'addEventListener(`DOMContentLoaded`,_=>document.body.append(document.querySelector(`body>template`).content));',
  `addEventListener(\`load\`,_=>{d.fonts==\`awaited\`?delete d.fonts:0;let q=_=>self.mintRowPlace||(document.querySelector(\`#${noScriptsId} p\`).hidden=0);`,
  'self.mintRowPlace?0:Promise.all([...document.querySelectorAll(`script[src]`)].map(({src,integrity})=>',
  'fetch(src,{integrity}).then(_=>0,_=>fetch(src,{integrity,cache:`reload`}).then(_=>n.type!=`reload`))))',
  '.then(a=>a.some(_=>_)?location.reload():q()).catch(q)})}',
].join('');
