import {
  type ClassElement,
  type Declaration as Declared,
  type ModuleExportName,
  type Program,
  type Span,
  type VariableDeclarator,
  Visitor,
} from 'oxc-parser';

/** The declaration of a name: a type, a function, a constant. */
export type Declaration = Declared | VariableDeclarator;

/** Where an imported or re-exported name comes from; "*" is all of a module. */
interface Origin {
  from: string;
  name: string;
}

/** The names at the top of a module. */
export interface Bindings {
  declared: Map<string, Declaration>;
  imported: Map<string, Origin>;
  exported: string[];
  /** The modules that it re-exports as a whole. */
  all: string[];
}

/** Finds the names at the top of a module. */
export function bindingsOf({ body }: Program): Bindings {
  const found: Bindings = { declared: new Map(), imported: new Map(), exported: [], all: [] };
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') found.all.push(node.source.value);
    else if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
        found.imported.set(one.local.name, { from: node.source.value, name });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        found.exported.push(nameOf(exported));
        if (node.source) found.imported.set(nameOf(exported), { from: node.source.value, name: nameOf(local) });
      }
      if (node.declaration) found.exported.push(...declare(node.declaration, found));
    } else if ('declare' in node) declare(node, found);
  }
  return found;
}

function declare(node: Declared, { declared }: Bindings): string[] {
  const each = node.type === 'VariableDeclaration' ? node.declarations : [node];
  return each.flatMap((one) => {
    if (!('id' in one) || one.id?.type !== 'Identifier') return [];
    declared.set(one.id.name, one);
    return [one.id.name];
  });
}

function nameOf(node: ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** The public part of a declaration, and its references. */
interface PublicPart {
  /** Start and end of each public piece, as positions in the file. */
  parts: [start: number, end: number][];
  names: Set<string>;
  /** The modules that the public part names by `import('…')`. */
  modules: string[];
}

/**
 * The public part of a declaration: all that affects code which uses its name. It leaves out the body of a function
 * with a declared return type, the body of a component, and the value of a constant with a declared type.
 */
export function publicPartOf(node: Declaration, program: Program): PublicPart {
  const hidden = hiddenIn(node);
  const starts = [node.start, ...hidden.map(({ end }) => end)];
  const parts = starts.map((start, index): PublicPart['parts'][number] => [start, hidden[index]?.start ?? node.end]);
  const isPublic = (at: number) => parts.some(([start, end]) => at >= start && at < end);
  const found: PublicPart = { parts, names: new Set(), modules: [] };
  new Visitor({
    Identifier: ({ name, start }) => {
      if (isPublic(start)) found.names.add(name);
    },
    TSImportType: ({ source }) => {
      if (isPublic(source.start)) found.modules.push(source.value);
    },
    ImportExpression: ({ source }) => {
      if (isPublic(source.start) && source.type === 'Literal') found.modules.push(String(source.value));
    },
  }).visit(program);
  return found;
}

/** The private pieces of a declaration, in the order of the file. */
function hiddenIn(node: Declaration): Span[] {
  if (node.type === 'VariableDeclarator')
    return node.id.type === 'Identifier' && node.id.typeAnnotation && node.init ? [node.init] : [];
  if (node.type === 'ClassDeclaration') return node.body.body.flatMap(hiddenInMember);
  if (node.type !== 'FunctionDeclaration' || !node.body) return [];
  return node.returnType || /^[A-Z]/.test(node.id?.name ?? '') ? [node.body] : [];
}

function hiddenInMember(member: ClassElement): Span[] {
  if ('key' in member && member.key.type === 'PrivateIdentifier') return [member];
  if (member.type !== 'MethodDefinition' || !member.value.body) return [];
  return member.kind === 'constructor' || member.value.returnType ? [member.value.body] : [];
}
