import { drawingValue } from './drawing-attributes.ts';

/** The attributes that a remote's page may have, and their values. Whatever is not listed is refused. */

const words = (list: string): string[] => list.trim().split(/\s+/);

/** On every element of HTML and SVG. `data-*` and `aria-*` follow below. */
const everywhere = words('class id lang dir title role tabindex hidden translate');

const dimensions = words('width height');
const control = words('name form disabled');
const typed = words('autocomplete autocapitalize spellcheck inputmode enterkeyhint placeholder readonly required');

/** On single elements of HTML: what shows content, links, or is part of a tool. Nothing here sends or opens anything. */
const ofElement: Readonly<Record<string, readonly string[]>> = {
  a: words('href target rel hreflang type download'),
  button: [...control, ...words('type value')],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['datetime'],
  details: words('open name'),
  fieldset: control,
  form: words('autocomplete novalidate'),
  img: [...dimensions, ...words('src srcset sizes alt loading decoding fetchpriority')],
  input: [
    ...control,
    ...typed,
    ...words('type value checked min max step minlength maxlength pattern size multiple accept list'),
  ],
  ins: ['datetime'],
  label: ['for'],
  li: ['value'],
  meter: words('value min max low high optimum'),
  ol: words('start reversed type'),
  optgroup: words('label disabled'),
  option: words('value selected disabled label'),
  output: words('for name form'),
  progress: words('value max'),
  select: [...control, ...words('autocomplete multiple required size')],
  source: [...dimensions, ...words('srcset sizes media type')],
  td: words('colspan rowspan headers'),
  textarea: [...control, ...typed, ...words('rows cols minlength maxlength wrap')],
  th: words('colspan rowspan headers scope abbr'),
  time: ['datetime'],
};

/** `aria-owns` and `aria-flowto` would move parts of the shell, `aria-modal` would hide it. */
const aria = new Set(
  words(`
  activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext
  colspan controls current describedby description details disabled errormessage expanded haspopup hidden invalid
  keyshortcuts label labelledby level live multiline multiselectable orientation placeholder posinset pressed readonly
  relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin
  valuenow valuetext
`).filter((name) => name !== 'keyshortcuts'),
);

/** Landmarks of the document, dialogs and applications are the shell's. */
const roles = new Set(
  words(`
  alert article blockquote button caption cell checkbox code columnheader combobox complementary definition deletion
  emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox listitem log
  mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph
  presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider
  spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer
  toolbar tooltip tree treegrid treeitem
`),
);

/** No passwords, which nobody should type here, and no pictures that send. */
const inputTypes = new Set(
  words(`
  button checkbox color date datetime-local email file hidden month number radio range reset search submit tel text time
  url week
`),
);

/** Attributes that the shell and its styles look for. */
const dataOfShell = new Set(
  words('data-app data-theme data-fonts data-href data-layer data-routed data-content-visibility'),
);

/** Values of attributes that do not take any text. */
const values: Readonly<Record<string, (value: string) => boolean>> = {
  role: (value) => roles.has(value),
  tabindex: (value) => value === '0' || value === '-1',
  target: (value) => value === '_blank' || value === '_self',
  rel: (value) =>
    /^(?:(?:noopener|noreferrer|nofollow|external|license|author|help|next|prev|tag)(?: |$))*$/.test(value),
  dir: (value) => /^(?:ltr|rtl|auto)$/.test(value),
  autocomplete: (value) => /^(?:on|off)$/.test(value),
  id: isSafeId,
};

/** Advice for the attributes that teams are most likely to try. */
const remedies: Readonly<Record<string, string>> = {
  popover: 'Only the shell opens layers above the page: use details, or shared/runtime.',
  popovertarget: 'Only the shell opens layers above the page: use details, or shared/runtime.',
  command: 'Handle the click in the page’s code.',
  commandfor: 'Handle the click in the page’s code.',
  autofocus: 'The shell moves the focus when a page opens.',
  tabindex: 'Use 0 or -1: the order of the elements is the order of the keyboard.',
  name: 'Only controls and details have names; use an id or data-….',
};

/**
 * Finds what is wrong with an attribute, whatever it loads or leads to.
 * @param element its name, and whether it belongs to a drawing
 * @param isPage whether it is in a page, where ids and names must not hide what the shell's code reads
 * @returns the rest of a sentence that begins with the element; null when it is allowed
 */
export function attributeFault(
  element: { name: string; isDrawing: boolean },
  { name, value }: { name: string; value: string },
  isPage: boolean,
): string | null {
  const instead = remedies[name] ?? 'Leave it out, or add it to shared/checks/page-attributes.ts with a reason.';
  const control = ['button', 'fieldset', 'input', 'output', 'select', 'textarea', 'img'].includes(element.name);
  if (!isListed(element, name)) return `has ${name}, which <${element.name}> may not have in a page. ${instead}`;
  const isDrawn = element.isDrawing ? drawingValue(name) : undefined;
  if (isDrawn && !isDrawn.test(value)) {
    return `has ${name}="${value}", which drawings may not have. Write it plainly, or allow it in shared/checks/drawing-attributes.ts with a reason.`;
  }
  const isValue = element.name === 'input' && name === 'type' ? (type: string) => inputTypes.has(type) : values[name];
  const isRefusedName = isPage && control && (name === 'name' || name === 'id') && !isSafeInForm(value);
  const isChecked = isPage || name !== 'id';
  if (isRefusedName || (isChecked && isValue && !isValue(value))) {
    return `has ${name}="${value}", which pages may not have. ${name === 'name' || name === 'id' ? 'Browsers could take it for a property that code reads: choose lower-case words joined by hyphens.' : instead}`;
  }
  return null;
}

function isListed({ name: element, isDrawing }: { name: string; isDrawing: boolean }, name: string): boolean {
  if (everywhere.includes(name)) return true;
  if (name.startsWith('data-')) return !dataOfShell.has(name);
  if (name.startsWith('aria-')) return aria.has(name.slice('aria-'.length));
  return isDrawing
    ? drawingValue(name) !== undefined
    : Object.hasOwn(ofElement, element) && (ofElement[element] ?? []).includes(name);
}

/** What React's `useId` makes, and packages with it: `radix-_R_9bH1_-trigger-first`. */
const madeByReact = /^(?:[a-z0-9-]+[-:])?_[Rr]_[0-9a-z]+(?:H[0-9a-z]+)?_(?:[-:][a-z0-9-]+)?$/;

/** Lower-case words, or what React makes. A window's own properties win over an id in every browser. */
function isSafeId(id: string): boolean {
  return madeByReact.test(id) || (/^[a-z0-9]+(?:[-_.:][a-z0-9]+)*$/.test(id) && !lacking.has(id));
}

/** Properties of windows that some browsers lack, so that an element with such an id would stand in for them. */
const lacking = new Set(words('navigation scheduler fence prerendering launch external'));

/** Properties of forms and their elements: a control of that name would hide them from all code. */
const ofForms = new Set(
  words(`
  action after animate append attributes autocapitalize autocomplete autocorrect autofocus before blur children click
  closest constructor contains credentialless dataset dir draggable elements encoding enctype focus hidden id inert
  innertext lang length matches method name nonce normalize novalidate outertext part popover prefix prepend pseudo rel
  remove reset role slot spellcheck style submit target timeline title translate valueof writingsuggestions
`),
);

function isSafeInForm(name: string): boolean {
  const isPlain = /^(?:[a-z0-9]+|[A-Z][a-z0-9]+|[\w]+(?:[ -][\w]+)+)$/.test(name);
  return madeByReact.test(name) || (isPlain && !ofForms.has(name) && !/^on[a-z]/.test(name));
}
