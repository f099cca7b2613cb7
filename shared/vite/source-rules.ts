import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shareScope } from '../contract/index.ts';
import { kit } from './kit.ts';
import { nameOf, remoteFolderOf } from './repository.ts';
import { libraryVersion } from './share-scope/provide.ts';
import { hasName, type SharedImport, sharedImports } from './share-scope/take.ts';

/**
 * Refuses, in builds and in development, what would otherwise fail later or elsewhere: a remote's import from outside
 * its own folder, and a name that the share scope does not have.
 */
export function sourceRules(): Plugin[] {
  return [
    {
      name: 'mint-row:own-imports',
      enforce: 'pre',
      resolveId(source, importer) {
        const fault = importer && foreignImport(source, importer);
        if (fault) this.error(fault);
        return null;
      },
    },
    {
      name: 'mint-row:shared-names',
      // After types and JSX have been removed, before Vite rewrites the imports for the browser.
      enforce: 'post',
      transform(code, id) {
        if (!/\.[cm]?[jt]sx?$/.test(id)) return null;
        const isBuild = this.environment.mode === 'build';
        if (!isBuild && !remoteFolderOf(id) && !id.startsWith(`${kit}/ui/`)) return null;
        const missing = sharedImports(this.parse(code)).find((one) => !hasName(one));
        if (missing) this.error(unsharedName(nameOf(id), missing));
        return null;
      },
    },
  ];
}

function foreignImport(source: string, importer: string): string | null {
  const own = remoteFolderOf(importer);
  if (!own || !source.startsWith('.')) return null;
  const to = resolve(dirname(importer), source).replaceAll('\\', '/');
  if (to.startsWith(`${own}/`)) return null;
  return `${nameOf(importer)} imports ${nameOf(to)}, which is outside its folder. A remote may import its own files and the public modules of @mint-row/kit, for example @mint-row/kit/ui. Code that two remotes need belongs in shared/.`;
}

function unsharedName(file: string, { library, name }: SharedImport): string {
  if (/^react(-dom)?$|^react\//.test(library)) {
    return `${file} imports ${name} from ${library}, which does not have that name in version ${libraryVersion(library)}.`;
  }
  const names = shareScope[library].join(', ');
  return `${file} imports ${name} from ${library}. The shell provides only ${names} of it. Do without it; or add it to shared/contract/share-scope.ts in the shell’s repository, and remotes can use it once a shell that provides it is live.`;
}
