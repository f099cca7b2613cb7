import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Program, parseSync } from 'oxc-parser';
import { type Bindings, bindingsOf, publicPartOf } from './bindings.ts';

/** Reads a source file. */
export type Read = (file: string) => string;

/** The declarations of a source file, parsed once. */
interface Module {
  text: string;
  program: Program;
  bindings: Bindings;
}

/** The declarations of sources, as text that depends neither on comments nor on line breaks. */
export class Declarations {
  readonly #read: Read;
  readonly #modules = new Map<string, Module>();
  /** The names whose declarations are omitted, because they are parts of their own. */
  readonly #left: ReadonlySet<string>;

  constructor(left: readonly string[], read: Read = (file) => readFileSync(file, 'utf8')) {
    this.#left = new Set(left);
    this.#read = read;
  }

  /** The members of an interface, each with the name of its type. */
  membersOf(file: string, name: string): (readonly [member: string, type: string])[] {
    const node = this.#moduleOf(file).bindings.declared.get(name);
    const members = node?.type === 'TSInterfaceDeclaration' ? node.body.body : [];
    return members.flatMap((one) => {
      if (one.type !== 'TSPropertySignature' || one.key.type !== 'Identifier') return [];
      const type = one.typeAnnotation?.typeAnnotation;
      return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
        ? [[one.key.name, type.typeName.name] as const]
        : [];
    });
  }

  /**
   * A name's declaration and all declarations that it refers to, each once.
   * @throws Error when a file does not have a name that another imports from it
   */
  closureOf(file: string, name: string): string {
    const found = new Map<string, string>();
    this.#visit(file, name, found);
    // Sorted, so that the file of a declaration and the order of the search do not matter.
    return [...new Set(found.values())].sort().join('\n');
  }

  #visit(file: string, name: string, found: Map<string, string>): void {
    const { text, program, bindings } = this.#moduleOf(file);
    const imported = bindings.imported.get(name);
    if (imported) {
      this.#visitFrom(file, imported.from, imported.name, found);
      return;
    }
    const node = bindings.declared.get(name);
    if (!node) {
      const from = bindings.all.find((one) => this.#has(beside(file, one), name));
      if (from === undefined) throw new Error(`${file} does not have ${name}.`);
      this.#visitFrom(file, from, name, found);
      return;
    }
    const key = `${name} ${node.start} ${file}`;
    if (found.has(key)) return;
    const { parts, names, modules } = publicPartOf(node, program);
    found.set(key, plain(parts.map(([start, end]) => text.slice(start, end)).join(' ')));
    for (const used of names) {
      if (used === name || this.#left.has(used)) continue;
      if (bindings.declared.has(used) || bindings.imported.has(used)) this.#visit(file, used, found);
    }
    for (const from of modules) this.#visitFrom(file, from, '*', found);
  }

  #visitFrom(file: string, from: string, name: string, found: Map<string, string>): void {
    if (!from.startsWith('.')) {
      found.set(`${from} ${name}`, `${name} of ${from}`);
      return;
    }
    const target = beside(file, from);
    for (const one of name === '*' ? this.#exportsOf(target) : [name]) this.#visit(target, one, found);
  }

  #has(file: string, name: string): boolean {
    return this.#exportsOf(file).includes(name);
  }

  #exportsOf(file: string): string[] {
    const { exported, all } = this.#moduleOf(file).bindings;
    return [...exported, ...all.flatMap((from) => this.#exportsOf(beside(file, from)))].sort();
  }

  #moduleOf(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const source = this.#read(file);
    const { program, comments } = parseSync(file, source);
    const made = { text: without(source, comments), program, bindings: bindingsOf(program) };
    this.#modules.set(file, made);
    return made;
  }
}

const beside = (file: string, specifier: string) => join(dirname(file), specifier);

/** Replaces comments by blanks, so that positions stay the same. */
function without(text: string, comments: readonly { start: number; end: number }[]): string {
  return comments.reduce((now, { start, end }) => now.slice(0, start) + ' '.repeat(end - start) + now.slice(end), text);
}

/** The text without the line breaks of a formatter. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}()[\]<>|&,;:=?]) ?/g, '$1')
    .replaceAll(/[,;](?=[}\])>])|;$/g, '')
    .replaceAll(/([=:(<,])\|/g, '$1');
}
