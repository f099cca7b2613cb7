import { type Node, namesBound, namesRead, nodesIn, type Source } from './nodes.ts';

/** A function that renders. */
export interface Component {
  source: Source;
  name: string;
  parameter: Node | undefined;
  body: Node;
  /** The props that may change while it is shown, by name; "..." for any. */
  changing: Set<string>;
}

/** Hooks whose value never changes while a component is shown, or is no text. */
const constant = ['useRef', 'useId', 'useContext', 'useBase', 'useTerm', 'useEffectEvent'];

/** The components that a file declares: functions with a capital letter. */
export function componentsIn(source: Source): Component[] {
  return (source.program.body as Node[]).flatMap((statement) => {
    const declared = statement.type.startsWith('Export') ? (statement as { declaration?: Node }).declaration : statement;
    if (declared?.type !== 'FunctionDeclaration' || !declared.body || !/^[A-Z]/.test(declared.id?.name ?? '')) return [];
    const name = declared.id?.name ?? '';
    return { source, name, parameter: declared.params[0] as Node, body: declared.body, changing: new Set<string>() };
  });
}

/** The names in a component that may change while it is shown: what hooks return, props that do, and what is made of them. */
export function changingNames({ parameter, body, changing }: Component): Set<string> {
  const names = new Set<string>();
  if (parameter?.type === 'ObjectPattern') {
    for (const property of parameter.properties) {
      if (property.type === 'RestElement') {
        if (changing.size > 0) for (const name of namesBound(property)) names.add(name);
      } else if (property.key.type === 'Identifier' && (changing.has(property.key.name) || changing.has('...'))) {
        for (const name of namesBound(property.value as Node)) names.add(name);
      }
    }
  } else if (parameter?.type === 'Identifier' && changing.size > 0) names.add(parameter.name);
  for (let before = -1; before < names.size; ) {
    before = names.size;
    follow(body, names);
  }
  return names;
}

/** Whether an expression depends on one of these names, or calls a hook. */
export function dependsOn(node: Node, names: ReadonlySet<string>): boolean {
  return namesRead(node).some((name) => names.has(name) || (/^use([A-Z]|$)/.test(name) && !constant.includes(name)));
}

function follow(node: Node, names: Set<string>): void {
  if (node.type === 'VariableDeclarator' && node.init && dependsOn(node.init, names)) {
    // A function that changes is none that renders, but its result may be text.
    for (const name of namesBound(node.id)) names.add(name);
  }
  if (node.type === 'CallExpression' && dependsOn(node.callee, names)) {
    for (const argument of node.arguments as Node[]) {
      if (argument.type !== 'ArrowFunctionExpression') continue;
      for (const parameter of argument.params.slice(0, 1)) for (const name of namesBound(parameter)) names.add(name);
    }
  }
  for (const inner of nodesIn(node)) follow(inner, names);
}

/** For each name that a function's parameter binds, all that the same parameter binds: they are one item of a list. */
export function itemsIn(node: Node): Map<string, readonly string[]> {
  const items = new Map<string, readonly string[]>();
  const find = (inner: Node) => {
    if (inner.type === 'ArrowFunctionExpression') {
      for (const parameter of inner.params) {
        const bound = namesBound(parameter);
        for (const name of bound) items.set(name, bound);
      }
    }
    for (const one of nodesIn(inner)) find(one);
  };
  find(node);
  return items;
}
