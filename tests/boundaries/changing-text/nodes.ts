import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type Program, parseSync } from 'oxc-parser';
import { root } from '../../site/root.ts';

export type { Node };

/** A source file with its syntax tree. */
export interface Source {
  file: string;
  text: string;
  program: Program;
}

/** Reads a source file, whose path is from the repository's root. */
export function readSource(file: string): Source {
  return parseSource(file, readFileSync(join(root, file), 'utf8'));
}

export function parseSource(file: string, text: string): Source {
  return { file, text, program: parseSync(file, text).program };
}

/** A node's own nodes, in the order of the source. */
export function nodesIn(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The names that an expression reads, without those of properties, types and the functions inside it. */
export function namesRead(node: Node): string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [node.name];
  if (node.type.startsWith('TS') && !('expression' in node)) return [];
  if (node.type === 'MemberExpression' && !node.computed) return namesRead(node.object);
  if (node.type === 'Property' && !node.computed) return namesRead(node.value);
  if (node.type === 'JSXAttribute') return node.value ? namesRead(node.value) : [];
  return nodesIn(node).flatMap(namesRead);
}

/** The names that a pattern binds. */
export function namesBound(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesBound(pattern.left);
  if (pattern.type === 'Property') return namesBound(pattern.value);
  if (pattern.type.startsWith('TS')) return [];
  return nodesIn(pattern).flatMap(namesBound);
}

export type Element = Extract<Node, { type: 'JSXElement' }>;
export type Fragment = Extract<Node, { type: 'JSXFragment' }>;

/** The children that React makes of an element's source: without white space that contains a line's end. */
export function childrenOf(parent: Element | Fragment): Node[] {
  return (parent.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXText') return /^\s*$/.test(child.value) && child.value.includes('\n') ? [] : [child];
    if (child.type === 'JSXExpressionContainer') {
      return child.expression.type === 'JSXEmptyExpression' ? [] : [child.expression];
    }
    if (child.type === 'JSXFragment') return childrenOf(child);
    return [child];
  });
}

/** The name of an element's tag: "p", "Text", or "" for `page.Component`. */
export function tagOf({ openingElement: { name } }: Element): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** The attributes of an element as expressions; a spread one is named "...". */
export function attributesOf({ openingElement }: Element): [name: string, value: Node][] {
  return openingElement.attributes.flatMap((attribute): [string, Node][] => {
    if (attribute.type === 'JSXSpreadAttribute') return [['...', attribute.argument]];
    const { name, value } = attribute;
    if (name.type !== 'JSXIdentifier' || !value) return [];
    return [[name.name, value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value]];
  });
}
