import type { RemoteName } from '../contract/index.ts';
import { selectedClasses } from './class-names.ts';
import { type Statement, selectorsOf, statementsOf } from './css-statements.ts';
import { specificityOf } from './specificity.ts';

/** A stylesheet without the utilities that only one page uses, and these, by page. */
interface DividedUtilities {
  common: string;
  pages: Map<string, string>;
}

/** Declarations of one rule of the utilities. */
interface Rule {
  /** The conditions and selectors around them, such as "@media (width>=48rem)". */
  around: readonly string[];
  declarations: string;
  /** The page that alone uses it; null if it is common. */
  page: string | null;
  specificity: number;
  properties: ReadonlySet<string>;
  isImportant: boolean;
  /** The number of its layer: see `setLayers`. */
  layer: number;
}

/**
 * Divides the utilities of a remote's built stylesheet into those of single pages and common ones. Every element looks as
 * before, whichever of these stylesheets has loaded last.
 * @param css as the build has minified it: each rule begins with the wrapper's selector
 * @param pageOf the page that alone uses a class; null for a class of several
 */
export function divideUtilities(
  css: string,
  app: RemoteName,
  pageOf: (name: string) => string | null,
): DividedUtilities {
  const statements = statementsOf(css);
  const isUtilities = ({ prelude, body }: Statement) => body !== null && /@layer utilities$/.test(prelude);
  const rules = statements.filter(isUtilities).flatMap(({ body }) => rulesOf(body ?? '', app, pageOf));
  const owners = new Set(rules.flatMap(({ page }) => page ?? []));
  if (owners.size === 0) return { common: css, pages: new Map() };
  setLayers(rules);
  const print = (page: string | null) =>
    printLayers(
      rules.filter((rule) => rule.page === page),
      app,
    );
  const pages = new Map([...owners].map((page) => [page, print(page)]));
  // Layers are in the order of their first rules in the document, where this stylesheet is before those of pages.
  const isPageLayer = ({ prelude }: Statement) => prelude.endsWith(`@layer ${app}-page`);
  const first = statements.findIndex((statement) => isUtilities(statement) || isPageLayer(statement));
  const others = statements.flatMap((statement, index) => [
    ...(index === first ? [print(null)] : []),
    isUtilities(statement) ? licenceOf(statement) : statement.text,
  ]);
  return moveGlobals(others.join(''), pages);
}

/** A comment before a statement that has to stay. */
function licenceOf({ text }: Statement): string {
  return /^\/\*![\s\S]*?\*\//.exec(text)?.[0] ?? '';
}

/** The rules in a block, in the order of Tailwind. */
function rulesOf(css: string, app: RemoteName, pageOf: (name: string) => string | null, within?: Rule): Rule[] {
  const parent = within ?? outermost;
  const rules: Rule[] = [];
  for (const { prelude, body } of statementsOf(css)) {
    if (body === null) addDeclaration(rules, parent, prelude);
    else if (prelude.startsWith('@')) {
      rules.push(...rulesOf(body, app, pageOf, { ...parent, around: [...parent.around, prelude] }));
    } else {
      // The minifier has joined rules with the same declarations. These do not compete: common ones are as well first.
      for (const { page, specificity, selectors } of groupsOf(prelude, parent, app, pageOf)) {
        const around = [...parent.around, selectors.join()];
        rules.push(...rulesOf(body, app, pageOf, { ...parent, around, page, specificity }));
      }
    }
  }
  return rules;
}

const outermost: Rule = {
  around: [],
  declarations: '',
  page: null,
  specificity: 0,
  properties: new Set(),
  isImportant: false,
  layer: 0,
};

function addDeclaration(rules: Rule[], parent: Rule, declaration: string): void {
  const [, property = ''] = /^([\w-]+)\s*:/.exec(declaration) ?? [];
  const isImportant = /!\s*important$/.test(declaration);
  const last = rules.at(-1);
  if (last?.around === parent.around && last.isImportant === isImportant) {
    last.declarations += `;${declaration}`;
    last.properties = new Set([...last.properties, property]);
    return;
  }
  // What is important stays common: see below.
  const page = isImportant ? null : parent.page;
  rules.push({ ...parent, page, isImportant, declarations: declaration, properties: new Set([property]) });
}

/** The selectors of a rule, by page and specificity; common ones first. */
function groupsOf(prelude: string, parent: Rule, app: RemoteName, pageOf: (name: string) => string | null) {
  // As in ".divide-y", the wrapper may be within ":where(".
  const outermostClass = new RegExp(`^(?::(?:is|where)\\()?\\[data-app=${app}\\] (?=\\.)`);
  const groups: { page: string | null; specificity: number; selectors: string[] }[] = [];
  for (const selector of selectorsOf(prelude)) {
    const rest = selector.replace(outermostClass, '');
    const isOne = parent.specificity === 0 && rest !== selector && !rest.includes('[data-app=');
    const [name] = isOne ? selectedClasses(rest) : [];
    const page = name === undefined ? parent.page : pageOf(name);
    const specificity = specificityOf(selector, parent.specificity);
    const group = groups.find((one) => one.page === page && one.specificity === specificity);
    if (group) group.selectors.push(selector);
    else groups.push({ page, specificity, selectors: [selector] });
  }
  return groups.sort((one, other) => Number(one.page !== null) - Number(other.page !== null));
}

/**
 * Gives each rule a layer. Of two rules, the more specific one wins, or else the later one. A page's stylesheet comes after
 * the common one, so a page's rule that loses to a common one only because that is later needs a lower layer; and then so
 * does all that loses to the common one. Layers turn the order of what is `!important` around, so all of that is in one.
 */
function setLayers(rules: readonly Rule[]): void {
  let layer = 0;
  let below: string[] = [];
  let specificity = 0;
  for (const rule of rules.toSorted((one, other) => one.specificity - other.specificity)) {
    if (rule.isImportant) continue;
    if (rule.specificity > specificity) below = [];
    specificity = rule.specificity;
    const kinds = [...rule.properties].map(kindOf);
    if (rule.page === null && kinds.some((kind) => below.some((other) => compete(kind, other)))) {
      layer++;
      below = [];
    }
    rule.layer = layer;
    if (rule.page !== null) below.push(...kinds);
  }
}

/** Whether one property is the other or sets it, by their kinds. */
function compete(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || [one, other].includes('all');
}

/** Names that let a shorthand begin the names of what it sets, physical and logical ones alike. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^-(?:webkit|moz)-/, ''],
  [/^border\b.*/, 'border'],
  [/^(?=(?:top|right|bottom|left)$)/, 'inset-'],
  [/(?<=-)(?:left|right|inline)(?:-start|-end)?$/, 'x'],
  [/(?<=-)block(?:-start|-end)?$/, 'y'],
  [/(?<=-)(?=(?:top|bottom)$)/, 'y-'],
  [/\binline-size$/, 'width'],
  [/\bblock-size$/, 'height'],
  [/^(row|column)-gap$/, 'gap-$1'],
  [/^column(?:s|-count|-width)$/, 'columns'],
  [/^(?:place|justify)(?=-)/, 'align'],
  [/^line-height$/, 'font-line-height'],
  [/^(?:white-space|text-wrap).*/, 'text-wrap'],
  [/^grid-(?:area|row|column).*/, 'grid-line'],
  [/^flex-flow$/, 'flex'],
];

function kindOf(property: string): string {
  if (property.startsWith('--')) return property;
  return kinds.reduce((kind, [pattern, name]) => kind.replace(pattern, name), property);
}

function layerName(layer: number, app: RemoteName): string {
  return layer === 0 ? 'utilities' : `${app}-utilities-${layer}`;
}

function printLayers(rules: readonly Rule[], app: RemoteName): string {
  const layers = [...new Set(rules.map(({ layer }) => layer))].sort((one, other) => one - other);
  return layers
    .map((layer) => `@layer ${layerName(layer, app)}{${printRules(rules.filter((rule) => rule.layer === layer))}}`)
    .join('');
}

function printRules(rules: readonly Rule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, declarations } of rules) {
    const same = around.findIndex((each, index) => each !== open[index]);
    const kept = same < 0 ? around.length : same;
    if (kept === around.length && open.length === kept && !css.endsWith('}')) css += ';';
    css += '}'.repeat(open.length - kept);
    css += around
      .slice(kept)
      .map((each, index) => `${index === 0 && /[^{};]$/.test(css) ? ';' : ''}${each}{`)
      .join('');
    css += declarations;
    open = around;
  }
  return css + '}'.repeat(open.length);
}

/** Moves registered variables and animations to the page whose rules alone name them, and leaves out what none names. */
function moveGlobals(common: string, pages: ReadonlyMap<string, string>): DividedUtilities {
  const moved = new Map(pages);
  const isGlobal = ({ prelude }: Statement) => /^@(?:property|keyframes)\b/.test(prelude);
  const statements = statementsOf(common);
  const rest = statements
    .filter((statement) => !isGlobal(statement))
    .map(({ text }) => text)
    .join('');
  const kept = statements.filter((statement) => {
    if (!isGlobal(statement)) return true;
    const [, name = ''] = statement.prelude.split(/\s+/);
    const isNamed = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    if (isNamed.test(rest)) return true;
    const [page, ...more] = [...pages].filter(([, css]) => isNamed.test(css)).map(([page]) => page);
    if (page === undefined) return false;
    if (more.length > 0) return true;
    moved.set(page, (moved.get(page) ?? '') + statement.text);
    return false;
  });
  return { common: kept.map(({ text }) => text).join(''), pages: moved };
}
