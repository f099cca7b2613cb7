import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Integrity, integrityFile, pageDocumentFile, rosterFile } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { registerRemote } from '../compose/registry.ts';

/**
 * What browsers would refuse of a remote's release, since nothing tells them its hash.
 * @returns every reason to refuse it
 * @throws DeliveryError when its manifest needs a file that it does not list
 */
export async function notVouchedFor(remote: RemoteArtifact): Promise<string[]> {
  const { app, folder, manifest } = remote;
  const { integrity } = registerRemote(remote);
  const modules = Object.keys(manifest.files)
    .filter((file) => /^client\/.*\.js$/.test(file))
    .map((file) => file.slice('client/'.length))
    .filter((file) => !Object.hasOwn(integrity, file))
    .map(
      (file) =>
        `${app}: ${file} is a module that no exposed page imports statically, and browsers refuse what no page names. Import it statically, or leave it out.`,
    );
  const told = JSON.parse(await readFile(join(folder, 'client', integrityFile), 'utf8')) as Integrity;
  const documents = manifest.pages.map(({ path }) => pageDocumentFile(path));
  if (manifest.roster.length > 0) documents.push(rosterFile);
  const wrong = documents
    .filter((file) => !Object.hasOwn(told, file) || told[file] !== manifest.files[`client/${file}`]?.integrity)
    .map((file) => `${app}: ${file} is not what ${integrityFile} says, and browsers would refuse it. Build it again.`);
  return [...modules, ...wrong];
}
