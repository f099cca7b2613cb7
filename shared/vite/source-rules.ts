import { dirname, isAbsolute, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { otherHostFile, shareScope } from '../contract/index.ts';
import { remoteEntry } from './federation.ts';
import { isInstalled, kit } from './kit.ts';
import { isPackageCode } from './package-styles.ts';
import { nameOf, remoteFolderOf } from './repository.ts';
import { libraryVersion } from './share-scope/provide.ts';
import { hasName, type SharedImport, sharedImports } from './share-scope/take.ts';

const packageName = '@mint-row/kit';

/**
 * Refuses, in builds and in development, what would otherwise fail later or elsewhere: a remote's import from outside
 * its own folder or of a package that is not installed, and a name that the share scope does not have.
 */
export function sourceRules(): Plugin[] {
  return [
    {
      name: 'mint-row:own-imports',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        const fault = importer && foreignImport(source, importer);
        if (fault) this.error(fault);
        const name = importer && remoteFolderOf(importer) && packageOf(source);
        if (!name || (await this.resolve(source, importer, { ...options, skipSelf: true }))) return null;
        return this.error(missingPackage(source, name, importer));
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

/**
 * Refuses, in a remote's build, what its pages could not load or run in a browser: modules that are imported with `import()`,
 * which the page does not name with their hashes; other parts of React DOM than the shared one; and modules of Node.
 */
export function pageRules(): Plugin {
  return {
    name: 'mint-row:page-rules',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const fault = importer && unfitImport(source, importer);
        if (fault) this.error(fault);
        return null;
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const faults = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        // The federation plugin's entries import pages; Vite's input is empty.
        if (chunk.type !== 'chunk' || entries.includes(chunk.fileName)) continue;
        for (const id of chunk.moduleIds) {
          const { dynamicallyImportedIds = [], importers = [] } = this.getModuleInfo(id) ?? {};
          if (chunk.dynamicImports.length > 0)
            for (const late of dynamicallyImportedIds) faults.add(lateImport(id, late));
          // Of what a package imports, only what is left counts.
          const part = partOfReactDom.exec(id)?.[1];
          const from = importers.filter((importer) => !partOfReactDom.test(importer));
          if (part) for (const importer of from) faults.add(unsharedPart(importer, `react-dom/${part}`));
        }
      }
      if (faults.size > 0) this.error([...faults].join('\n'));
    },
  };
}

const entries: readonly string[] = [remoteEntry, otherHostFile];

/** A file of React DOM, of which the shell shares another part. */
const partOfReactDom = /[\\/]node_modules[\\/]react-dom[\\/](\w+)[^?]*$/;

function unfitImport(source: string, importer: string): string | null {
  // Packages import more than they use, and modules of Node for other places than browsers; the bundler has its own modules.
  if (!isAbsolute(importer) || isPackageCode(importer)) return null;
  if (source.startsWith('react-dom/') && !Object.hasOwn(shareScope, source)) return unsharedPart(importer, source);
  if (!source.startsWith('node:')) return null;
  return `${nameOf(importer)} imports ${source}, which a remote cannot: its pages run in browsers, and are rendered where there are no modules of Node. Import what it would read: JSON as it is, text with ?raw.`;
}

function unsharedPart(importer: string, part: string): string {
  return `${nameOf(importer)} imports ${part}, which is not shared: the shell shares react-dom, and has the only root of the page. Render into that (createPortal of react-dom), or do without it.`;
}

function lateImport(importer: string, module: string): string {
  return `${nameOf(importer)} imports ${nameOf(module)} with import(), and no page names the hash of such a module. A page's modules are imported statically: write import … from, or give a part that is rarely needed a page of its own (docs/libraries.md in the kit).`;
}

function foreignImport(source: string, importer: string): string | null {
  const own = remoteFolderOf(importer);
  if (!own || !source.startsWith('.')) return null;
  const to = resolve(dirname(importer), source).replaceAll('\\', '/');
  if (to.startsWith(`${own}/`)) return null;
  return `${nameOf(importer)} imports ${nameOf(to)}, which is outside its folder. A remote may import its own files and the public modules of @mint-row/kit, for example @mint-row/kit/ui. Code that two remotes need belongs in shared/.`;
}

/**
 * The name of the package that an import is from; null for a file, and for a module that has another form of name.
 * @example packageOf('@dnd-kit/core/a') // '@dnd-kit/core'
 */
function packageOf(source: string): string | null {
  return /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?=\/|$)/i.exec(source)?.[0] ?? null;
}

function missingPackage(source: string, name: string, importer: string): string {
  const [folder = ''] = nameOf(importer).split('/');
  const place = isInstalled ? '' : ` -w ${folder}`;
  const known =
    name === packageName
      ? `${packageName} has no module of that name: its README.md lists those that it has.`
      : `That package is not installed: npm install ${name}${place}`;
  return `${nameOf(importer)} imports ${source}. ${known}`;
}

function unsharedName(file: string, { library, name }: SharedImport): string {
  if (/^react(-dom)?$|^react\//.test(library)) {
    return `${file} imports ${name} from ${library}, which does not have that name in version ${libraryVersion(library)}.`;
  }
  const names = shareScope[library].join(', ');
  return `${file} imports ${name} from ${library}. The shell provides only ${names} of it. Do without it; or add it to shared/contract/share-scope.ts in the shell’s repository, and remotes can use it once a shell that provides it is live.`;
}
