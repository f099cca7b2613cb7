import { join } from 'node:path';
import { create } from 'tar';
import { readDeclaration } from '../build/index.ts';

/**
 * Packs the artifact that a remote's build made, for a release from another machine.
 * @param remote the remote's folder
 * @returns the tarball, which has the artifact's files at its top
 */
export async function packArtifact(remote: string): Promise<string> {
  const { name } = readDeclaration(remote);
  const file = join(remote, `${name}.tgz`);
  await create({ gzip: true, portable: true, noMtime: true, cwd: join(remote, 'dist'), file }, ['.']);
  console.log(`${name}.tgz: release it with npm run release -- publish ${name} --artifact ${file}`);
  return file;
}
