import type { Storage } from '../../delivery/index.ts';
import type { TinyArtifact } from './tiny-site.ts';

const page = (body: string) => ({ 'server/LandingPage.mjs': `export default () => { ${body} };` });

/** Artifacts of Marvel that the gate refuses, at each of its steps. */
export const refusedArtifacts: readonly (readonly [what: string, artifact: Partial<TinyArtifact>])[] = [
  ['another contract', { change: (manifest) => ({ ...manifest, signatures: { page: 'ffffffff' } }) }],
  ['styles for other applications', { files: { 'client/a.css': 'header{display:none}' } }],
  [
    'a page that the route table needs',
    { change: (manifest) => ({ ...manifest, pages: (manifest.pages as object[]).slice(1) }) },
  ],
  ['a page that does not render', { files: page('throw new Error("no such card");') }],
  ['a broken link', { files: page(`return '<a href="/nowhere">x</a>';`) }],
];

/** Every key of a store with its bytes. */
export async function contentOf(storage: Storage): Promise<[string, string][]> {
  const read = async (key: string): Promise<[string, string]> => [key, String(await storage.read(key))];
  return Promise.all((await storage.list('')).map(read));
}
