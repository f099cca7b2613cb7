import { type Arbitrary, array, boolean, constant, constantFrom, nat, oneof, record, tuple } from 'fast-check';
import { often } from '../often.ts';
import { attributeValues } from './attribute-values.ts';
import { tricks } from './tricks.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** Elements with restricted content, and the elements that they may contain. */
const structures: Readonly<Record<string, readonly string[]>> = {
  flow: words(`div p span a b i em h2 h3 ul ol dl table form fieldset label button select textarea input img br hr
    details ruby svg section article output meter progress pre figure blockquote time wbr search menu`),
  ul: ['li'],
  ol: ['li'],
  menu: ['li'],
  dl: ['dt', 'dd', 'div'],
  table: ['tbody', 'thead', 'tfoot', 'caption', 'colgroup'],
  colgroup: ['col'],
  tbody: ['tr'],
  thead: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  select: ['option', 'optgroup'],
  optgroup: ['option'],
  datalist: ['option'],
  details: ['summary', 'p'],
  ruby: ['rt', 'rp', 'rb', 'rtc'],
  figure: ['figcaption', 'img'],
  fieldset: ['legend', 'input'],
  svg: words('g path circle text title desc use defs linearGradient filter image clipPath mask symbol a style script'),
  g: words('path rect text use title g'),
  defs: words('linearGradient clipPath marker path'),
  linearGradient: ['stop'],
  filter: words('feImage feFlood feMerge'),
  text: words('tspan textPath'),
  p: words('span a b i em code br img input label button svg small ruby select'),
  span: words('span a b i em code br'),
};

const empty = new Set(words('br hr img input col wbr'));
const drawn = new Set([
  ...(structures.svg ?? []),
  ...words('svg stop feImage feFlood feMerge tspan textPath rect marker'),
]);

/** Attributes of all elements, some that no page may have, and those of forms, links and drawings. */
const everywhere = words('id class lang dir title role tabindex hidden aria-label aria-labelledby aria-controls');
const ofHtml = words(`name for form list href target rel src srcset type value disabled checked autocomplete colspan
  headers open data-x aria-describedby aria-details aria-activedescendant aria-owns style onclick formaction popover
  popovertarget autofocus xmlns xlink:href is slot part nonce alt width usemap datetime command commandfor ping`);
const ofDrawings =
  words(`href xlink:href fill stroke clip-path mask filter marker-end d points viewBox viewbox transform
  width x font-family values in xmlns xmlns:xlink xml:lang xml:base style onload`);

const attribute = (isDrawn: boolean, names: readonly string[]) =>
  tuple(
    oneof(constantFrom(...everywhere), constantFrom(...(isDrawn ? ofDrawings : ofHtml))),
    oneof({ arbitrary: constantFrom(...attributeValues), weight: 3 }, { arbitrary: constantFrom(...names), weight: 1 }),
    often(constant('"'), constantFrom("'", '', '" ', '"\n')),
  ).map(([name, value, quote]) => ` ${name}=${quote.charAt(0)}${value}${quote}`);

const text = often(constantFrom('x', ' ', 'Words', 'a &amp; b', '&lt;', 'é', ''), constantFrom(...tricks));

/** A remote's markup, as the gate gets it. */
export interface Page {
  preloads: string;
  content: string;
}

/** Every page has one. */
const heading = '<h1>A page</h1>';

export const emptyPage: Page = { preloads: '', content: heading };

/**
 * Pages of a remote as text: some put together from elements, some from pieces of real pages that were changed.
 * @param pieces elements of real pages
 * @param names properties of windows, documents and forms that ids and names may hide
 */
export function pages(pieces: readonly string[], names: readonly string[]): Arbitrary<Page> {
  const attributes = {
    html: array(attribute(false, names), { maxLength: 3 }).map(withoutRepeats),
    drawn: array(attribute(true, names), { maxLength: 3 }).map(withoutRepeats),
  };
  const element = (name: string, depth: number): Arbitrary<string> => {
    const inner = structures[name] ?? (drawn.has(name) ? [] : (structures.flow ?? []));
    const child =
      depth === 0 || inner.length === 0
        ? text
        : often(
            constantFrom(...inner).chain((one) => element(one, depth - 1)),
            text,
          );
    const content = empty.has(name) ? constant([]) : array(child, { maxLength: 3 });
    return tuple(drawn.has(name) ? attributes.drawn : attributes.html, content, written).map(([all, children, how]) => {
      const tag = how === 'capitals' ? name.toUpperCase() : name;
      if (empty.has(name)) return `<${tag}${all}${how === 'open' ? '' : '/'}>`;
      const end = how === 'open' ? '' : `</${tag}${how === 'spaces' ? '\n' : ''}>`;
      return how === 'closed'
        ? `<${tag}${all}/>`
        : `<${tag}${all}${how === 'spaces' ? ' ' : ''}>${children.join('')}${end}`;
    });
  };
  const made = constantFrom(...(structures.flow ?? [])).chain((name) => element(name, 3));
  const changed = tuple(constantFrom(...pieces), array(edit, { maxLength: 2 })).map(([piece, edits]) =>
    edits.reduce(edited, piece),
  );
  const contents = array(often(oneof(made, changed), text), { minLength: 1, maxLength: 3 });
  return record({ preloads, content: contents.map((all) => heading + all.join('')) });
}

const written = often(constant('well'), constantFrom('open', 'closed', 'capitals', 'spaces'));

/** A change to a text: the part cut out, its replacement, and whether it is at the beginning of a tag. */
const edit = record({
  at: nat(),
  cut: often(constant(0), nat(8)),
  insert: oneof(constant(''), constantFrom(...tricks)),
  isAtTag: boolean(),
});

const preload = tuple(constantFrom('/a.svg', '/a/b-c.webp'), array(edit, { maxLength: 1 })).map(([address, edits]) =>
  edits.reduce(edited, `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`),
);
const preloads = often(
  constant(''),
  preload,
  tuple(preload, preload).map((both) => both.join('')),
);

function edited(
  piece: string,
  { at, cut, insert, isAtTag }: { at: number; cut: number; insert: string; isAtTag: boolean },
): string {
  const near = at % (piece.length + 1);
  const tag = piece.indexOf('<', near);
  const from = isAtTag && tag >= 0 ? tag : near;
  return piece.slice(0, from) + insert + piece.slice(from + cut);
}

function withoutRepeats(all: readonly string[]): string {
  const nameOf = (one: string) => one.slice(0, one.indexOf('='));
  return all.filter((one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index).join('');
}
