import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Artifact, publish, readArtifact } from '../../delivery/index.ts';
import { keyOfBytes } from './keys-of-release.ts';
import { MemoryStorage } from './memory-storage.ts';
import { refused } from './refused.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();
/** The federation entry of an artifact. */
const entryOf = ({ folder, manifest }: Artifact) => join(folder, 'client', manifest.entry);

describe('the files of an artifact', () => {
  it('are refused if they lead elsewhere by a link, or are in a linked folder', async () => {
    const secret = join(own.folder, 'secret.js');
    await writeFile(secret, '// one');
    const artifact = await own.marvel({ text: 'one' });
    await rm(entryOf(artifact));
    await symlink(secret, entryOf(artifact));
    await refused(
      readArtifact('marvel', artifact.folder),
      /client\/remoteEntry\..* .*through a link \(client\/remoteEntry\..*\)/,
    );

    const other = await own.marvel({ text: 'other' });
    await rename(join(other.folder, 'client'), join(own.folder, 'elsewhere'));
    await symlink(join(own.folder, 'elsewhere'), join(other.folder, 'client'));
    await refused(readArtifact('marvel', other.folder), /through a link \(client\)/);
  });

  it('are refused if the manifest itself is a link', async () => {
    const artifact = await own.marvel({ text: 'a link' });
    await rename(join(artifact.folder, 'manifest.json'), join(own.folder, 'manifest.json'));
    await symlink(join(own.folder, 'manifest.json'), join(artifact.folder, 'manifest.json'));
    await refused(readArtifact('marvel', artifact.folder), /manifest\.json .*through a link/);
  });

  it('are refused if they are folders, or pipes without a writer', async () => {
    const artifact = await own.marvel({ text: 'a folder' });
    const entry = entryOf(artifact);
    await rm(entry);
    await mkdir(entry);
    await refused(readArtifact('marvel', artifact.folder), /client\/remoteEntry\..* .*not a plain file/);
    await rm(entry, { recursive: true });
    execFileSync('mkfifo', [entry]);
    await refused(readArtifact('marvel', artifact.folder), /not a plain file/);
  });

  it.skipIf(process.getuid?.() === 0)('are refused if they may not be read (root may read everything)', async () => {
    const artifact = await own.marvel({ text: 'unreadable' });
    await chmod(entryOf(artifact), 0);
    await refused(readArtifact('marvel', artifact.folder), /cannot be read \(EACCES\)/);
  });

  it('are refused if they are too large, before they are read', async () => {
    const artifact = await own.marvel({ text: 'large' });
    await truncate(entryOf(artifact), 1024 ** 3);
    await refused(readArtifact('marvel', artifact.folder), /1073741824 bytes; the limit is 16777216/);
  });

  it('are refused if they are missing, or differ from the manifest', async () => {
    const artifact = await own.marvel({ text: 'gone' });
    await writeFile(entryOf(artifact), '// bad');
    await refused(readArtifact('marvel', artifact.folder), /not what the manifest says/);
    await rm(entryOf(artifact));
    await refused(readArtifact('marvel', artifact.folder), /client\/remoteEntry\..* .*not in the folder/);
  });

  it('stay outside the store if the manifest does not name them', async () => {
    const artifact = await own.marvel({ text: 'more', characters: ['thor'] });
    await writeFile(join(artifact.folder, 'client/more.html'), '<script>');
    const storage = new MemoryStorage();
    await publish(storage, [...own.site.filter(({ app }) => app !== 'marvel'), artifact], options);
    expect(await storage.read(keyOfBytes('<script>'))).toBeNull();
  });
});
