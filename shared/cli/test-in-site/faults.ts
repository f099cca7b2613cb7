import { integrityListsOf, integrityOf } from '../../build/index.ts';
import type { BuiltRemote } from '../../site/from-artifacts.ts';

/** A fault of a page. The page's text must stay all the same: visitors read it, and links work. */
export interface Fault {
  name: string;
  /** The file of `client/` that it is in. */
  file: (built: BuiltRemote, expose: string) => string;
  /** The release that fails. */
  inject: (built: BuiltRemote, expose: string) => BuiltRemote;
}

/** Fails once React comes to the heading that the document has. */
const whileHydrating = `
const heading = document.querySelector('main h1');
if (heading && !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) throw new Error('while hydrating');
return null;`;

/** The faults that each page's module is tried with. */
export const faults: readonly Fault[] = [
  missing('entry missing', ({ manifest }) => manifest.entry),
  missing('page missing', moduleOf),
  code('no component', 'export default 42;'),
  code('throws on render', `export default () => { throw new Error('on render'); };`),
  code('throws while hydrating', `export default () => {${whileHydrating}};`),
];

/** A page without one of its modules. */
function missing(name: string, file: Fault['file']): Fault {
  return { name, file, inject: (built, expose) => without(built, file(built, expose)) };
}

/** A page whose module is other code. */
function code(name: string, text: string): Fault {
  return { name, file: moduleOf, inject: (built, expose) => withModule(built, moduleOf(built, expose), text) };
}

function moduleOf({ manifest }: BuiltRemote, expose: string): string {
  return manifest.exposes[expose] ?? '';
}

/** The same release without a file that its manifest lists. */
function without(built: BuiltRemote, file: string): BuiltRemote {
  return { ...built, read: async (asked) => (asked === file ? null : built.read(asked)) };
}

/** A release with other code in a module, and hashes that match it. */
function withModule(built: BuiltRemote, file: string, code: string): BuiltRemote {
  const { manifest } = built;
  const changed = new Map([[file, Buffer.from(code)]]);
  const files = { ...manifest.files };
  const record = (name: string, content: Buffer) => {
    files[`client/${name}`] = { bytes: content.length, integrity: integrityOf(content) };
  };
  record(file, Buffer.from(code));
  for (const [list, text] of integrityListsOf({ files, pages: manifest.pages })) {
    changed.set(list, Buffer.from(text));
    record(list, Buffer.from(text));
  }
  return {
    release: built.release,
    manifest: { ...manifest, files },
    read: async (asked) => changed.get(asked) ?? built.read(asked),
  };
}
