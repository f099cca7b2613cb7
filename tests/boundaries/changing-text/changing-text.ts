import { type Component, changingNames, componentsIn, dependsOn, itemsIn } from './components.ts';
import { attributesOf, childrenOf, type Element, type Fragment, type Node, namesRead, nodesIn, type Source, tagOf } from './nodes.ts';

/**
 * Finds text that changes, or comes and goes, beside a sibling. A browser's translator replaces text nodes; React
 * writes to the one that it made, and throws when it is to remove it or to insert something before it. It survives
 * where the text is all that its element has, and where the element is another when the text is: a `key` stands for
 * all that it names, and for the item of the list that it names a part of.
 * @returns where they are, with their source
 */
export function changingTexts(sources: readonly Source[]): string[] {
  const components = sources.flatMap(componentsIn);
  const bare = bareComponents(components);
  // What a component passes on may change in the next one.
  for (let before = -1, now = 0; before < now; ) {
    before = now;
    for (const component of components) visit(component, components, bare, () => {});
    now = components.reduce((sum, { changing }) => sum + changing.size, 0);
    if (now === before) break;
  }
  const found = new Set<string>();
  for (const component of components) {
    visit(component, components, bare, ({ start, end }) => {
      const { file, text } = component.source;
      const line = text.slice(0, start).split('\n').length;
      found.add(`${file}:${line}: ${text.slice(start, end).replace(/\s+/g, ' ').slice(0, 100)}`);
    });
  }
  return [...found];
}

/** Goes through what a component renders: marks props that change in others, and reports texts. */
function visit(component: Component, all: readonly Component[], bare: ReadonlySet<string>, report: (at: Node) => void) {
  const items = itemsIn(component.body);
  const go = (node: Node, names: ReadonlySet<string>): void => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') {
      for (const inner of nodesIn(node)) go(inner, names);
      return;
    }
    const fixed = node.type === 'JSXElement' ? fixedBy(node, items) : [];
    const here = new Set([...names].filter((name) => !fixed.includes(name)));
    if (isChangingBeside(node, here, bare)) report(node);
    if (node.type === 'JSXElement') passOn(node, here, component, all);
    for (const inner of nodesIn(node)) go(inner, here);
  };
  go(component.body, changingNames(component));
}

/** The names that cannot change without the element being another. */
function fixedBy(element: Element, items: ReadonlyMap<string, readonly string[]>): string[] {
  const key = attributesOf(element).find(([name]) => name === 'key');
  return key ? namesRead(key[1]).flatMap((name) => [name, ...(items.get(name) ?? [])]) : [];
}

function isChangingBeside(node: Element | Fragment, names: ReadonlySet<string>, bare: ReadonlySet<string>): boolean {
  const children = childrenOf(node);
  if (node.type === 'JSXElement' && bare.has(tagOf(node)) && dependsOn(node, names)) return true;
  const changes = children.filter((child) => mayChange(child, names));
  if (changes.some((child) => isListOfTexts(child))) return true;
  const isAlone = node.type === 'JSXElement' && children.length < 2;
  return !isAlone && changes.length > 0 && children.some((child) => mayBeText(child, bare));
}

/** Whether a child may become another: elements with children of their own are looked at by themselves. */
function mayChange(child: Node, names: ReadonlySet<string>): boolean {
  return child.type !== 'JSXElement' && child.type !== 'JSXText' && dependsOn(child, names);
}

/** Whether a child of an element may be a text. */
function mayBeText(child: Node, bare: ReadonlySet<string>): boolean {
  const either = (...all: Node[]) => all.some((one) => mayBeText(one, bare));
  if (child.type === 'JSXText') return true;
  if (child.type === 'JSXElement') return bare.has(tagOf(child));
  if (child.type === 'JSXFragment') return either(...childrenOf(child));
  if (child.type === 'Literal') return child.value !== null && typeof child.value !== 'boolean';
  if (child.type === 'LogicalExpression') return child.operator === '&&' ? either(child.right) : either(child.left, child.right);
  if (child.type === 'ConditionalExpression') return either(child.consequent, child.alternate);
  const item = renderedItem(child);
  if (item) return either(item);
  // What is named like an element is one: a name says what it holds.
  return !(child.type === 'Identifier' && /^(children|figure|pick|mark|heading|show[A-Z]\w*)$/.test(child.name));
}

function isListOfTexts(child: Node): boolean {
  const item = renderedItem(child);
  return item !== null && mayBeText(item, new Set());
}

/** What a child such as `items.map((item) => …)` renders for an item; null if it is none. */
function renderedItem(child: Node): Node | null {
  if (child.type !== 'CallExpression') return null;
  const [render] = child.arguments as Node[];
  if (render?.type !== 'ArrowFunctionExpression') return null;
  return returnsOf(render.body)[0] ?? null;
}

function returnsOf(body: Node): Node[] {
  if (body.type === 'ParenthesizedExpression') return returnsOf(body.expression);
  if (body.type !== 'BlockStatement' && !body.type.endsWith('Statement') && body.type !== 'FunctionBody') return [body];
  if (body.type === 'ReturnStatement') return body.argument ? returnsOf(body.argument) : [];
  return nodesIn(body).filter(({ type }) => type.endsWith('Statement') || type === 'SwitchCase').flatMap(returnsOf);
}

/** The components that render text without an element around it. */
function bareComponents(components: readonly Component[]): Set<string> {
  const bare = new Set<string>();
  for (let before = -1; before < bare.size; ) {
    before = bare.size;
    for (const { name, body } of components) {
      if (returnsOf(body).some((shown) => mayBeText(shown, bare))) bare.add(name);
    }
  }
  return bare;
}

/** Marks the props of the component that an element stands for. */
function passOn(element: Element, names: ReadonlySet<string>, from: Component, all: readonly Component[]): void {
  const tag = tagOf(element);
  const namesakes = all.filter(({ name }) => name === tag);
  const own = namesakes.filter(({ source }) => source === from.source);
  const imported = namesakes.filter(({ source }) => from.source.text.includes(`/${source.file.split('/').at(-1)}'`));
  const meant = [own, imported, namesakes].find(({ length }) => length > 0) ?? [];
  const passed = attributesOf(element).filter(([, value]) => dependsOn(value, names)).map(([name]) => name);
  if (childrenOf(element).some((child) => mayChange(child, names))) passed.push('children');
  for (const { changing } of meant) for (const name of passed) changing.add(name);
}
