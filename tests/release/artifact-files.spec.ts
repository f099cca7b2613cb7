import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publish, readArtifact } from '../../delivery/index.ts';
import { keyOfBytes } from './keys-of-release.ts';
import { MemoryStorage } from './memory-storage.ts';
import { refused } from './refused.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();

describe('the files of an artifact', () => {
  it('are refused if they lead elsewhere by a link, or are in a linked folder', async () => {
    const secret = join(own.folder, 'secret.js');
    await writeFile(secret, '// one');
    const { folder } = await own.marvel({ text: 'one' });
    await rm(join(folder, 'client/remoteEntry.js'));
    await symlink(secret, join(folder, 'client/remoteEntry.js'));
    await refused(
      readArtifact('marvel', folder),
      /client\/remoteEntry\.js .*through a link \(client\/remoteEntry\.js\)/,
    );

    const other = await own.marvel({ text: 'other' });
    await rename(join(other.folder, 'client'), join(own.folder, 'elsewhere'));
    await symlink(join(own.folder, 'elsewhere'), join(other.folder, 'client'));
    await refused(readArtifact('marvel', other.folder), /through a link \(client\)/);
  });

  it('are refused if the manifest itself is a link', async () => {
    const { folder } = await own.marvel({ text: 'a link' });
    await rename(join(folder, 'manifest.json'), join(own.folder, 'manifest.json'));
    await symlink(join(own.folder, 'manifest.json'), join(folder, 'manifest.json'));
    await refused(readArtifact('marvel', folder), /manifest\.json .*through a link/);
  });

  it('are refused if they are folders, or pipes without a writer', async () => {
    const { folder } = await own.marvel({ text: 'a folder' });
    const entry = join(folder, 'client/remoteEntry.js');
    await rm(entry);
    await mkdir(entry);
    await refused(readArtifact('marvel', folder), /client\/remoteEntry\.js .*not a plain file/);
    await rm(entry, { recursive: true });
    execFileSync('mkfifo', [entry]);
    await refused(readArtifact('marvel', folder), /not a plain file/);
  });

  it.skipIf(process.getuid?.() === 0)('are refused if they may not be read (root may read everything)', async () => {
    const { folder } = await own.marvel({ text: 'unreadable' });
    await chmod(join(folder, 'client/remoteEntry.js'), 0);
    await refused(readArtifact('marvel', folder), /cannot be read \(EACCES\)/);
  });

  it('are refused if they are too large, before they are read', async () => {
    const { folder } = await own.marvel({ text: 'large' });
    await truncate(join(folder, 'client/remoteEntry.js'), 1024 ** 3);
    await refused(readArtifact('marvel', folder), /1073741824 bytes; the limit is 16777216/);
  });

  it('are refused if they are missing, or differ from the manifest', async () => {
    const { folder } = await own.marvel({ text: 'gone' });
    await writeFile(join(folder, 'client/remoteEntry.js'), '// bad');
    await refused(readArtifact('marvel', folder), /not what the manifest says/);
    await rm(join(folder, 'client/remoteEntry.js'));
    await refused(readArtifact('marvel', folder), /client\/remoteEntry\.js .*not in the folder/);
  });

  it('stay outside the store if the manifest does not name them', async () => {
    const artifact = await own.marvel({ text: 'more', characters: ['thor'] });
    await writeFile(join(artifact.folder, 'client/more.html'), '<script>');
    const storage = new MemoryStorage();
    await publish(storage, [...own.site.filter(({ app }) => app !== 'marvel'), artifact], options);
    expect(await storage.read(keyOfBytes('<script>'))).toBeNull();
  });
});
