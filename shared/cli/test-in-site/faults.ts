import { type BuiltRemote, withModule, without } from '../built-remote.ts';

/** What can go wrong with a page of a remote. The page's text must stay all the same: visitors read it, and links work. */
export interface Fault {
  name: string;
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
  { name: 'entry missing', inject: (built) => without(built, built.manifest.entry) },
  { name: 'page missing', inject: (built, expose) => without(built, moduleOf(built, expose)) },
  code('no component', 'export default 42;'),
  code('throws on render', `export default () => { throw new Error('on render'); };`),
  code('throws while hydrating', `export default () => {${whileHydrating}};`),
];

/** A page whose module is other code. */
function code(name: string, text: string): Fault {
  return { name, inject: (built, expose) => withModule(built, moduleOf(built, expose), text) };
}

function moduleOf({ manifest }: BuiltRemote, expose: string): string {
  return manifest.exposes[expose] ?? '';
}
