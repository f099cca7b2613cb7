import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Character } from '@mint-row/kit/content';
import { builtArtifacts } from '../contract/site.ts';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';

/** The characters of all remotes, from their sources. */
export async function allCharacters(): Promise<readonly Character[]> {
  const { remotes } = await builtArtifacts();
  const withCharacters = remoteNames.filter((name) =>
    remotes.some(({ app, manifest }) => app === name && manifest.catalogue.characters),
  );
  return (await Promise.all(withCharacters.map(charactersOf))).flat();
}

async function charactersOf(remote: (typeof remoteNames)[number]): Promise<readonly Character[]> {
  const file = join(root, workspaceOf(remote), 'src/content/characters/index.ts');
  const content = (await import(pathToFileURL(file).href)) as { characters: readonly Character[] };
  return content.characters;
}
