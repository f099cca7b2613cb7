import type { Combinator, DeclarationBlock, Rule, Selector, SelectorComponent, SelectorList } from 'lightningcss';
import type { RemoteName } from '../contract/index.ts';

/** Something in a stylesheet that a remote may not publish. */
export interface StyleFault {
  /** The offending text, for its author to search for. */
  what: string;
  why: string;
  remedy: string;
}

/** The layers whose order the shell sets (shell/src/styles.css), and the one that Tailwind adds. */
const sharedLayers = new Set(['properties', 'theme', 'base', 'components', 'utilities']);

/** Quotes the beginning of a rule, for messages. */
type Quote = (rule: { loc: { line: number; column: number } }) => string;

/**
 * Checks that rules style only what a remote may style: elements inside its wrapper, and names with its own prefix.
 * @param quote returns the beginning of a rule
 * @param parent where the enclosing rule applies
 * @param isInPseudoElement whether the enclosing rule styles a pseudo-element
 */
export function* ruleFaults(
  rules: readonly Rule[],
  app: RemoteName,
  quote: Quote,
  parent: Area = area.anywhere,
  isInPseudoElement = false,
): Generator<StyleFault> {
  for (const rule of rules) {
    switch (rule.type) {
      case 'style': {
        const { selectors, declarations, rules: nested = [] } = rule.value;
        const at = areaOf(selectors, app, parent);
        const what = `the selector ${quote(rule.value)}`;
        if (!isHarmless(declarations, at, app)) yield outside(what, at, app);
        else if (selectors.some(isOnTop) && !isOwnOnly(declarations, app)) yield above(what);
        else if (selectors.some(hasUnknownPseudoElement)) yield unknown(what);
        if (isInPseudoElement) yield nestedInPseudoElement(what);
        if (selectors.some(hasAddress)) yield atAddress(what);
        yield* ruleFaults(nested, app, quote, at, selectors.some(hasPseudoElement));
        break;
      }
      case 'nested-declarations':
        // Their enclosing rule is reported instead: it says more, and it is the one to change.
        if (!isHarmless(rule.value.declarations, parent, app)) yield outside(quote(rule.value), parent, app);
        break;
      case 'media':
      case 'supports':
      case 'container':
      case 'starting-style':
        yield* ruleFaults(rule.value.rules, app, quote, parent, isInPseudoElement);
        break;
      case 'layer-block':
        if (rule.value.name) yield* layerFaults([rule.value.name], app);
        yield* ruleFaults(rule.value.rules, app, quote, parent, isInPseudoElement);
        break;
      case 'layer-statement':
        yield* layerFaults(rule.value.names, app);
        break;
      case 'keyframes': {
        const { value: name } = rule.value.name;
        if (!name.startsWith(`${app}-`)) yield sharedName(`@keyframes ${name}`, `${app}-`);
        break;
      }
      case 'property':
        if (!isOwn(rule.value.name, app)) yield sharedName(`@property ${rule.value.name}`, `--${app}-`);
        // No visitor sees initial values, and a file is none that a remote needs there.
        if (/"(?:url|image|image-set|function)"/.test(JSON.stringify(rule.value.initialValue ?? null))) {
          yield {
            what: `@property ${rule.value.name}`,
            why: 'which names what is not a file beside it',
            remedy: 'Give it a plain initial value.',
          };
        }
        break;
      default:
        yield { what: atRule(rule), why: 'which holds for the whole page', remedy: 'Leave it out.' };
    }
  }
}

function isHarmless(declarations: DeclarationBlock | undefined, at: Area, app: RemoteName): boolean {
  return at === area.inside || isOwnOnly(declarations, app);
}

/** Whether declarations set only the remote's own variables, which nothing else reads. */
function isOwnOnly(declarations: DeclarationBlock | undefined, app: RemoteName): boolean {
  const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  return all.every((each) => each.property === 'custom' && isOwn(each.value.name, app));
}

function isOwn(variable: string, app: RemoteName): boolean {
  return variable.startsWith(`--${app}-`);
}

function* layerFaults(names: readonly string[][], app: RemoteName): Generator<StyleFault> {
  for (const [name = ''] of names) {
    if (!sharedLayers.has(name) && !name.startsWith(`${app}-`)) yield sharedName(`@layer ${name}`, `${app}-`);
  }
}

function outside(what: string, at: Area, app: RemoteName): StyleFault {
  const scope = `[data-app="${app}"]`;
  return at === area.anywhere
    ? { what, why: `which can match outside of ${scope}`, remedy: `Put it under ${scope}.` }
    : { what, why: `which matches ${scope} itself, and that is the shell’s`, remedy: 'Style an element inside of it.' };
}

function above(what: string): StyleFault {
  return { what, why: 'which styles a layer above the whole page', remedy: 'Let the shell show it: shared/runtime.' };
}

function unknown(what: string): StyleFault {
  return {
    what,
    why: 'which styles a pseudo-element that pages may not have',
    remedy: 'Use another one, or add it to shared/checks/style-rules.ts with a reason.',
  };
}

/** Nothing matches there, and `:is(&)` ends the whole tab in some editions of Chromium. */
function nestedInPseudoElement(what: string): StyleFault {
  return { what, why: 'within a rule for a pseudo-element', remedy: 'Put it beside that rule.' };
}

function atAddress(what: string): StyleFault {
  return {
    what,
    why: 'which names an address, and that begins with a folder where the site is in one',
    remedy: 'Give the element a class, or an attribute that begins with data-.',
  };
}

function sharedName(what: string, start: string): StyleFault {
  return { what, why: 'and that name belongs to the whole page', remedy: `Begin it with ${start}` };
}

function atRule(rule: Rule): string {
  return `@${rule.type === 'unknown' ? rule.value.name : rule.type}`;
}

/** The area that a selector's elements can be in, from the least certain to the most certain. */
const area = { anywhere: 0, wrapperOrInside: 1, inside: 2 } as const;

type Area = (typeof area)[keyof typeof area];

/**
 * Works out where a rule can apply, relative to the wrapper that the shell puts around a remote's page. Conditions such
 * as `:not()` and `:has()`, which only narrow a selector, are ignored.
 * @param selectors of the rule, as lightningcss reads them
 * @param app the remote whose wrapper is meant
 * @param parent where the enclosing rule applies, which is the meaning of `&`
 * @returns the most that is certain for every one of the selectors
 */
function areaOf(selectors: SelectorList, app: RemoteName, parent: Area): Area {
  return leastCertain(selectors.map((selector) => areaOfSelector(selector, app, parent)));
}

function areaOfSelector(selector: Selector, app: RemoteName, parent: Area): Area {
  let at: Area = area.anywhere;
  for (const component of selector) {
    if (component.type === 'combinator') at = after(component.value, at);
    else at = Math.max(at, areaOfComponent(component, app, parent)) as Area;
  }
  return at;
}

/** The area that a combinator leads to: inside the wrapper, or beside it. */
function after(combinator: Combinator, from: Area): Area {
  if (combinator === 'pseudo-element') return from;
  if (combinator === 'child' || combinator === 'descendant') {
    return from === area.anywhere ? area.anywhere : area.inside;
  }
  const besides = combinator === 'next-sibling' || combinator === 'later-sibling';
  return besides && from === area.inside ? area.inside : area.anywhere;
}

/** The area that a single condition proves for the elements that it matches. */
function areaOfComponent(component: SelectorComponent, app: RemoteName, parent: Area): Area {
  if (component.type === 'nesting') return parent;
  if (component.type === 'attribute') return isWrapper(component, app) ? area.wrapperOrInside : area.anywhere;
  if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')) {
    return areaOf(component.selectors, app, parent);
  }
  return area.anywhere;
}

function isWrapper(attribute: Extract<SelectorComponent, { type: 'attribute' }>, app: RemoteName): boolean {
  const { namespace, name, operation } = attribute;
  return (
    !namespace &&
    name === 'data-app' &&
    operation?.operator === 'equal' &&
    operation.value === app &&
    operation.caseSensitivity !== 'ascii-case-insensitive'
  );
}

function leastCertain(areas: readonly Area[]): Area {
  return areas.length === 0 ? area.anywhere : (Math.min(...areas) as Area);
}

/** Those that browsers paint above the whole page, wherever their element is. */
const onTop = new Set(['backdrop', 'picker-function']);

/** Those that are painted in their element. Those with a browser's prefix are, too. */
const inElement = new Set(
  'before after first-letter first-line marker placeholder selection file-selector-button details-content'.split(' '),
);

/** Whether a selector names a pseudo-element that is painted above the whole page. */
function isOnTop(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-element' && onTop.has(part.kind));
}

/** Whether a selector names a pseudo-element of which it is not known where browsers paint it. */
function hasUnknownPseudoElement(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type !== 'pseudo-element' || onTop.has(part.kind) || inElement.has(part.kind)) return false;
    return !(part.kind.startsWith('webkit-') || (part.kind === 'custom' && /^-(?:webkit|moz)-/i.test(part.name)));
  });
}

const withAddress = new Set(['href', 'src', 'srcset']);

/** Whether a selector, or one within it, compares an attribute with an address of the site. */
function hasAddress(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'attribute') return withAddress.has(part.name) && (part.operation?.value ?? '').startsWith('/');
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'nth-child' || part.kind === 'nth-last-child') return part.of?.some(hasAddress) ?? false;
    const isList = part.kind === 'is' || part.kind === 'where' || part.kind === 'not' || part.kind === 'has';
    return isList && part.selectors.some(hasAddress);
  });
}

/** Whether a selector names a pseudo-element. In lists such as :is(), no browser takes one. */
function hasPseudoElement(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-element');
}
