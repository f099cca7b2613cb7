import { integrityListsOf, integrityOf, modulesOf } from '@mint-row/kit/build';
import { catalogueFile, offersOf, pageDataFile } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';

/**
 * Finds what browsers would miss in a remote's release, or refuse because no list has its hash.
 * @returns every reason to refuse it
 */
export function integrityFaults({ app, manifest }: RemoteArtifact): string[] {
  const { files, pages, catalogue } = manifest;
  const named = new Set(modulesOf(manifest, [manifest.entry, ...Object.values(manifest.exposes)]));
  const modules = Object.keys(files)
    .filter((file) => /^client\/.*\.js$/.test(file))
    .map((file) => file.slice('client/'.length))
    .filter((file) => !named.has(file))
    .map(
      (file) =>
        `${app}: ${file} is a module that no exposed page imports statically, and browsers refuse what no page names. Import it statically, or leave it out.`,
    );
  const needed = [...pages.map(({ path }) => pageDataFile(path)), ...offersOf(catalogue).map(catalogueFile)];
  const missing = needed
    .filter((file) => !Object.hasOwn(files, `client/${file}`))
    .map((file) => `${app}: ${file} is missing, and browsers ask for it. Build it again.`);
  const wrong = [...integrityListsOf(manifest)]
    .filter(([list, text]) => files[`client/${list}`]?.integrity !== integrityOf(Buffer.from(text)))
    .map(
      ([list]) => `${app}: ${list} does not say what its files are, and browsers would refuse them. Build it again.`,
    );
  return [...modules, ...missing, ...wrong];
}
