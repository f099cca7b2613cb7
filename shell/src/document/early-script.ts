/**
 * How long a document may take to come, from its request to its first lines, in milliseconds, for its fonts to follow
 * before browsers give up waiting for them: `font-display: optional` waits about 100 ms.
 */
const fontPatience = 200;

/**
 * Runs before anything is painted: brings back the theme that the visitor chose, has a page that is read from its top
 * laid out near there first (`navigation/lay-out.ts`), and asks for the fonts, unless the line is so slow that they
 * would come too late for this page and only delay its code (`fonts.ts` fetches them then).
 * Free of quotes and of "<", "&", so that it is the same text in HTML, and its hash in the policy holds.
 */
export const earlyScript = [
  '{let d=document.documentElement.dataset,s={};try{s=localStorage}catch{}',
  '/^(dark|light)$/.test(s.theme)?d.theme=s.theme:0;',
  'let f=[...document.querySelectorAll(`[as=font]`)],n=performance.getEntriesByType(`navigation`)[0];',
  'n?.type==`navigate`?d.laidOut=`near`:0;',
  `f[0]?.href==s.fonts||${fontPatience}>performance.now()-n?.requestStart?f.map(l=>l.media=\`\`):d.fonts=\`later\`}`,
].join('');
