/** A stylesheet that Marvel might publish to reach beyond its page. */
export interface StyleAttack {
  css: string;
  /** The gate's refusal; null for styles that it accepts because the wrapper contains them. */
  refused: RegExp | null;
  /**
   * The medium in which its effect is visible without the gate, or without containment. `null`: nowhere in Chromium.
   */
  seen: 'screen' | 'print' | null;
  /** Whether the other remote's styles come after it, not before. */
  first?: boolean;
}

const scope = '[data-app=marvel]';
const matches = /which can match outside of \[data-app="marvel"\]/;
const wrapper = /matches \[data-app="marvel"\] itself/;
const shared = /that name belongs to the whole page/;
const wholePage = /which holds for the whole page/;

const onScreen = (css: string, refused: RegExp | null): StyleAttack => ({ css, refused, seen: 'screen' });
const inPrint = (css: string, refused: RegExp | null): StyleAttack => ({ css, refused, seen: 'print' });
const unseen = (css: string, refused: RegExp | null): StyleAttack => ({ css, refused, seen: null });
const before = (css: string, refused: RegExp | null): StyleAttack => ({ css, refused, seen: 'screen', first: true });

const crashing = (css: string) => unseen(css, /within a rule for a pseudo-element/);

const hide = '{display:none}';
const cover = 'content:"";background:red;inset:-500px;z-index:2147483647';

/**
 * The attacks by name. The page has an element `.attack` in Marvel's wrapper; next to it is Pokémon's, whose styles are
 * in other-remote.ts.
 */
export const styleAttacks: Record<string, StyleAttack> = {
  // Selectors
  'a plain selector': onScreen(`header${hide}`, matches),
  'the other remote': onScreen(`[data-app=pokemon] p${hide}`, matches),
  'a list of which one reaches out': onScreen(`${scope} .x,footer${hide}`, matches),
  'the next sibling of the wrapper': onScreen(`${scope} + div${hide}`, matches),
  'a later sibling of the wrapper': onScreen(`${scope} ~ *${hide}`, matches),
  'a sibling of any wrapper': onScreen(`:is([data-app]) ~ *${hide}`, matches),
  'a sibling in the middle': onScreen(`${scope} + * p${hide}`, matches),
  'a parent that has the wrapper': onScreen(`:has(> ${scope})${hide}`, matches),
  'a header beside what has the wrapper': onScreen(`header:has(~ main ${scope})${hide}`, matches),
  'everything but the wrapper': onScreen(`header:not(${scope} *)${hide}`, matches),
  'one of two in :is()': onScreen(`:is(${scope} p, footer)${hide}`, matches),
  'a wrapper of any name': onScreen(`[data-app] p${hide}`, matches),
  'a wrapper whose name begins so': onScreen(`[data-app^=pok] p${hide}`, matches),
  'a condition with a list': onScreen(`:nth-child(n of header,${scope})${hide}`, matches),
  'the wrapper in disguise': onScreen(`[data-\\61 pp=pokemon] p${hide}`, matches),
  'in capitals': onScreen(`HEADER${hide}`, matches),
  // Nesting
  'nested: a header beside it': onScreen(`${scope}{body:has(&) header${hide}}`, matches),
  'nested: everything but it': onScreen(`${scope}{header:not(&)${hide}}`, matches),
  'nested: the next sibling': onScreen(`${scope}{& + *${hide}}`, matches),
  'nested: the next sibling, briefly': onScreen(`${scope}{+ *${hide}}`, matches),
  'nested: the root': onScreen(`${scope}{:root:has(&){--spacing-header:300px}}`, matches),
  'nested deeply': onScreen(`${scope}{.x{@media all{@layer utilities{header:not(&)${hide}}}}}`, matches),
  'nested in a layer': onScreen(`@layer utilities{@supports (color:red){${scope}{~ *${hide}}}}`, matches),
  // Scope
  '@scope on the page': onScreen('@scope (html){header{display:none}}', wholePage),
  '@scope beyond the wrapper': onScreen(`@scope (:has(> ${scope})){:scope${hide}}`, wholePage),
  '@scope in the wrapper': onScreen(`${scope}{@scope (:root:has(&)){footer${hide}}}`, wholePage),
  // Variables and names
  'a token': onScreen(':root{--spacing-header:300px}', matches),
  'a token on everything': onScreen('*{--color-ink:red!important}', matches),
  'a variable of Tailwind': onScreen('*{--tw-leading:5!important}', matches),
  'an own variable beside another': onScreen('*{--marvel-x:1;--color-ink:red!important}', matches),
  'a registered variable of Tailwind': onScreen(
    '@property --tw-leading{syntax:"*";inherits:false;initial-value:5}',
    shared,
  ),
  'a registered token': onScreen('@property --color-ink{syntax:"<color>";inherits:false;initial-value:red}', shared),
  'a registered variable of the other': onScreen(
    '@PROPERTY --pokemon-\\74one{syntax:"<color>";inherits:false;initial-value:red}',
    shared,
  ),
  'the order of the shell’s layers': before('@layer pokemon-b,pokemon-a;', shared),
  'an animation of the other': onScreen('@keyframes pokemon-turn{to{color:red}}', shared),
  'an animation in capitals': onScreen('@KEYFRAMES "pokemon-t\\75rn"{to{color:red}}', shared),
  'an animation with a prefix': unseen('@-webkit-keyframes pokemon-turn{to{color:red}}', shared),
  'a font of the shell': onScreen(
    '@FONT-FACE{font-family:"Literata Variable";src:url(/remotes/marvel/0/evil.woff2)}',
    wholePage,
  ),
  'a counter style': onScreen('@counter-style lower-roman{system:cyclic;symbols:"XXX"}', wholePage),
  'a place to go': unseen('@position-try --pokemon-place{inset:auto;top:0;left:0}', wholePage),
  'an anchor of the other': unseen(
    `${scope} .attack{anchor-name:--pokemon-anchor;position:absolute;left:300px;top:0}`,
    /anchor-name.*whole page/,
  ),
  'a namespace': unseen('@namespace url(http://www.w3.org/2000/svg);', wholePage),
  'a paper': unseen('@page{size:2cm}', wholePage),
  'a transition of pages': unseen('@view-transition{navigation:auto}', wholePage),
  'a name in transitions': unseen(`${scope} .attack{view-transition-name:root}`, /view-transition-name/),
  'a function': unseen('@function --pokemon-f(){result:1}', wholePage),
  'a rule that is not known yet': unseen('@tomorrow{header{display:none}}', wholePage),
  // Files
  'an import': before('@import "/remotes/marvel/0/evil.css";', wholePage),
  'an import in capitals': before('@IMPORT URL(/remotes/marvel/0/evil.css);', wholePage),
  'an import with an escape': before('@\\69mport "/remotes/marvel/0/evil.css";', wholePage),
  'a picture from elsewhere': unseen(`${scope} .x{background:URL(https://evil.example/a.png)}`, /not a file beside it/),
  'a picture from elsewhere, escaped': unseen(
    `${scope} .x{background:u\\72l(//evil.example/a)}`,
    /not a file beside it/,
  ),
  'a picture in a set': unseen(`${scope} .x{background:image-set("//evil.example/a" 1x)}`, /not a file beside it/),
  'a picture in a variable': unseen(`${scope} .x{--p:image-set("//evil.example/a" 1x)}`, /not a file beside it/),
  'a picture that fades': unseen(`${scope} .x{background:CROSS-FADE("//evil.example/a",red)}`, /not a file beside it/),
  'a picture in a registered variable': unseen(
    '@property --marvel-x{syntax:"*";inherits:false;initial-value:url(//evil.example/a)}',
    /not a file beside it/,
  ),
  'a list’s marks from elsewhere': unseen(`${scope} li{list-style:url(//evil.example/a)}`, /not a file beside it/),
  // Above the page
  'a pointer that hides': unseen(`${scope} *{cursor:url(./a.svg),none}`, /cursor/),
  'a pointer from a variable': unseen(`${scope} *{cursor:var(--p)}`, /cursor/),
  'a backdrop': unseen(`${scope} .x::backdrop{background:red}`, /above the whole page/),
  'a backdrop of anything': unseen('::backdrop{background:red!important}', matches),
  'a list that opens above the page': unseen(`${scope} select{appearance:base-select}`, /above the whole page/),
  'a list that opens above the page, in capitals': unseen(
    `${scope} select{APPEARANCE:BASE-SELECT}`,
    /above the whole page/,
  ),
  'the list itself': unseen(`${scope} ::picker(select){inset:0}`, /above the whole page/),
  'buttons for scrolling': unseen(`${scope} ::scroll-button(*){inset:0}`, /a pseudo-element that pages may not have/),
  'a picture of a transition': unseen(`${scope} ::view-transition{inset:0}`, /that pages may not have/),
  'a pseudo-element that is not known yet': unseen(`${scope} ::tomorrow{inset:0}`, /that pages may not have/),
  'an appearance that is not known yet': unseen(`${scope} .x{appearance:tomorrow}`, /above the whole page/),
  'a group of transitions': unseen(`${scope} .x{VIEW-TRANSITION-GR\\4fUP:x}`, /view-transition-group/),
  // Crashes the tab of Chromium 147 and 156
  'a pseudo-element as a parent': crashing(`${scope} ::before{:is(&){outline:9px dotted red}}`),
  'a pseudo-element as a parent, in conditions': crashing(
    `@container (width>0){.x{${scope} ::BEFORE{@media all{${scope}:is(&){outline:9px dotted red}}}}}`,
  ),
  'a pseudo-element as a parent, plainly': crashing(`${scope} .x:before{&:hover{color:red}}`),
  'everything’s after': onScreen(`::after{position:fixed;${cover}}`, matches),
  // The wrapper itself
  'the wrapper’s own containment': onScreen(
    `${scope}{contain:none!important}${scope} .attack{position:fixed;${cover}}`,
    wrapper,
  ),
  'the wrapper, moved': onScreen(`${scope}{position:fixed;inset:0;z-index:99;background:red}`, wrapper),
  'the wrapper, by nesting': onScreen(`${scope}{&.x,&{position:fixed;inset:0;z-index:99;background:red}}`, wrapper),
  'the wrapper’s after': unseen(`${scope}::after{position:fixed;${cover}}`, wrapper),
  'the wrapper, on paper': inPrint(`@media print{${scope}{margin-top:-4rem;background:red}}`, wrapper),
  // On paper
  'the header on paper': inPrint('@media print{.site-header{display:none}}', matches),
  'the root on paper': inPrint(`@media print{${scope}{:root:has(&) footer${hide}}}`, matches),
  // Contained by the wrapper
  'fixed over everything': onScreen(`${scope} .attack{position:fixed;${cover}}`, null),
  'fixed over everything, after an element': onScreen(`${scope} .attack::after{position:fixed;${cover}}`, null),
  'fixed by a variable': onScreen(`${scope} .attack{--p:fixed;position:var(--p);${cover}}`, null),
  'fixed in an animation': onScreen(
    `@keyframes marvel-x{from,to{translate:0 -300px}}${scope} .attack{position:fixed;${cover};animation:marvel-x 1s infinite}`,
    null,
  ),
  'absolute over everything': onScreen(`${scope} .attack{position:absolute;${cover}}`, null),
  'a margin upwards': onScreen(
    `${scope} .attack{position:relative;z-index:99;margin-top:-64px;height:64px;background:red}`,
    null,
  ),
  // As high as a tile of the browser's painting: the footer moves by whole tiles, and is painted the same.
  'moved over the header': onScreen(
    `${scope} .attack{position:relative;z-index:99;height:256px;background:red;transform:translateY(-256px)}`,
    null,
  ),
  'sticky over the header': onScreen(
    `${scope} .attack{position:sticky;top:-64px;margin-top:-64px;z-index:99;height:64px;background:red}`,
    null,
  ),
  'a shadow over everything': onScreen(
    `${scope} .attack{position:relative;z-index:99;box-shadow:0 0 0 9999px red}`,
    null,
  ),
  'an outline over everything': onScreen(
    `${scope} .attack{position:relative;z-index:99;outline:9999px solid red}`,
    null,
  ),
  'a filter over everything': onScreen(
    `${scope} .attack{position:relative;z-index:99;width:300px;height:9px;background:red;filter:drop-shadow(0 -64px 90px red)}`,
    null,
  ),
  'a page that is too wide': onScreen(`${scope} .attack{width:9999px;height:1px}`, null),
  'blended with the page': onScreen(
    `${scope} .attack{position:fixed;${cover};mix-blend-mode:difference;pointer-events:none}`,
    null,
  ),
  'quotes that never end': onScreen(`${scope} .attack::before{content:no-open-quote no-open-quote}`, null),
  'fixed, on paper': inPrint(`@media print{${scope} .attack{position:fixed;${cover}}}`, null),
};
