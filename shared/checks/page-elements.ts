import { partsIn } from './drawing-attributes.ts';
import { attributeFault } from './page-attributes.ts';

/** The elements that a remote's page may contain: none that run, load, style or describe the document. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** https://html.spec.whatwg.org/multipage/indices.html#elements-3 */
const html = words(`
  a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details
  dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd
  label legend li mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section
  select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr
`);

/** https://svgwg.org/svg2-draft/eltindex.html; without animations, which could change an address. */
const svg = words(`
  circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter
  g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath
  title tspan use
`);

export const svgNamespace = 'http://www.w3.org/2000/svg';

const allowed: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['http://www.w3.org/1999/xhtml', html],
  [svgNamespace, svg],
]);

/** An element, as both the HTML and the XML parser return it. */
export interface ReadElement {
  name: string;
  namespace: string;
  attributes: readonly { name: string; value: string }[];
}

/** Attributes that make a browser fetch something, and attributes that make it send something. */
const loading = words(`
  src srcset href xlink:href poster data background imagesrcset lowsrc dynsrc archive classid codebase manifest longdesc
`);
const sending = words('action formaction ping srcdoc attributionsrc');

/**
 * Finds what is wrong with one element of a page or a drawing.
 * @param element with its attributes as the parser decodes them
 * @param isOwn whether an address may be loaded
 * @param isPage whether it is in a page; otherwise, in a file
 * @returns for each fault, the rest of a sentence that begins with the element
 */
export function* elementFaults(
  { name, namespace, attributes }: ReadElement,
  isOwn: (address: string) => boolean,
  isPage: boolean,
): Generator<string> {
  if (!allowed.get(namespace)?.has(name)) yield 'is not an element that pages may have';
  for (const { name: attribute, value } of attributes) {
    const key = attribute.toLowerCase();
    if (key.startsWith('on')) yield `has the event attribute ${key}, which never runs`;
    else if (key === 'style') yield 'has a style attribute, which browsers refuse: use a class';
    else if (sending.has(key)) yield `has ${key}, but a page may not send anything`;
    else if (loading.has(key)) {
      if (name === 'a' && !isLink(value)) yield `leads to ${value}: write /…, #…, https://…, mailto:… or tel:…`;
      if (name !== 'a' && !addressesIn(key, value).every(isOwn)) yield `loads ${value} from elsewhere`;
    }
    const fault = attributeFault({ name, isDrawing: namespace === svgNamespace }, { name: attribute, value }, isPage);
    if (fault !== null && !key.startsWith('on') && key !== 'style' && !sending.has(key)) yield fault;
  }
}

/** Whether a link may have this target: an address of the site, https:, mailto: or tel:. */
function isLink(address: string): boolean {
  return isOfSite(address) || /^(https:\/\/|mailto:|tel:)/.test(address);
}

/** Whether an address is an absolute path of this site, or an element of the same document. */
export function isOfSite(address: string): boolean {
  // A browser treats a backslash as a slash, and ignores tabs and line breaks.
  return /^(#|\/(?![/\\\t\n\r]))/.test(address);
}

/** The addresses in an attribute's value: `srcset` has several, each with a size. */
function addressesIn(attribute: string, value: string): string[] {
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

/** Attributes whose value is an id, or several. */
const ids = new Set(
  `for form list headers aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage
  aria-labelledby`.split(/\s+/),
);

/**
 * Finds what an element refers to that is not in its page: such an id could be the shell's, or become it.
 * @param own the ids of the page
 * @returns for each fault, the rest of a sentence that begins with the element
 */
export function* referenceFaults({ namespace, attributes }: ReadElement, own: ReadonlySet<string>): Generator<string> {
  for (const { name, value } of attributes) {
    for (const id of idsIn(name, value, namespace === svgNamespace)) {
      if (!own.has(id)) yield `refers to the id "${id}" (${name}), which no element of the page has`;
    }
  }
}

function idsIn(name: string, value: string, isDrawing: boolean): string[] {
  if (ids.has(name)) return value.split(/\s+/).filter((id) => id !== '');
  // "#" alone is the beginning of the document.
  if (/^(?:xlink:)?href$/.test(name)) return /^#./.test(value) ? [value.slice(1)] : [];
  return isDrawing ? partsIn(value) : [];
}
