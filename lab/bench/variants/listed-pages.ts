import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFile, offersOf, pageDataFile, type RemoteName } from '@mint-row/kit/contract';
import { publishedNames, type RemoteManifest } from '@mint-row/kit/contract/manifest';
import type { Plugin } from 'vite';
import { remoteNames, workspaceOf } from '../../../tests/site/applications.ts';
import { root } from '../../../tests/site/root.ts';

const moduleId = 'virtual:listed-pages';

/** The source of the pages of a client-rendered variant. */
export interface PageSource {
  /** The expression that imports an exposed module of a remote. */
  component: (remote: RemoteName, expose: string) => string;
  /** An expression for a promise of a JSON file of a remote's artifact, by its published name. */
  json: (remote: RemoteName, file: string) => string;
}

/** One application: components and data are modules of its own, each page's in chunks of their own. */
export const ownModules: PageSource = {
  component: (remote, expose) => join(root, workspaceOf(remote), 'src/pages', `${expose}.tsx`),
  json: (remote, file) => `import(${JSON.stringify(join(clientFolder(remote), file))}).then((json) => json.default)`,
};

/** Federated remotes: components come through the federation plugin, data from the remote's address. */
export const federatedModules: PageSource = {
  component: (remote, expose) => `${remote}/${expose}`,
  json: (remote, file) => `fetch('${baseOf(remote)}${file}').then((answer) => answer.json())`,
};

/** The address under which a variant serves the other files of a remote's artifact; ends in "/". */
export function baseOf(remote: RemoteName): string {
  return `/${remote}/`;
}

/** The folder of a built remote that holds its drawings and page data. */
export function clientFolder(remote: RemoteName): string {
  return join(root, workspaceOf(remote), 'dist/client');
}

/** `virtual:listed-pages`: every page of the site by its path, from the built artifacts' manifests. */
export function listedPages({ component, json }: PageSource): Plugin {
  return {
    name: 'bench:listed-pages',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}.js` : null),
    load(id) {
      if (id !== `\0${moduleId}.js`) return null;
      const entries = remoteNames.flatMap((remote) =>
        manifestOf(remote).pages.map(({ path, expose, ...about }) => {
          const file = nameOf(remote, pageDataFile(path));
          const fixed = JSON.stringify({ remote, ...about, base: baseOf(remote) });
          const code = `import(${JSON.stringify(component(remote, expose))})`;
          // The artifact's page data has title and data; this list already has the title.
          const data = `${json(remote, file)}.then((pageData) => pageData.data)`;
          return `  ${JSON.stringify(path)}: { ...${fixed}, component: () => ${code}, data: () => ${data} },`;
        }),
      );
      const catalogues = remoteNames.map((name) => {
        const lists = offersOf(manifestOf(name).catalogue).map(
          (kind) => `${json(name, nameOf(name, catalogueFile(kind)))}.then((entries) => ['${kind}', entries])`,
        );
        const entries = `Promise.all([${lists.join(', ')}]).then(Object.fromEntries)`;
        return `${entries}.then((catalogue) => ({ base: '${baseOf(name)}', catalogue }))`;
      });
      return [
        'export const listedPages = {',
        ...entries,
        '};',
        `export const catalogues = () => Promise.all([${catalogues.join(', ')}]);`,
      ].join('\n');
    },
  };
}

/** The published name of a file of a remote's artifact. */
function nameOf(remote: RemoteName, plain: string): string {
  return publishedNames(manifestOf(remote)).get(plain) ?? plain;
}

function manifestOf(remote: RemoteName): RemoteManifest {
  return JSON.parse(readFileSync(join(clientFolder(remote), '../manifest.json'), 'utf8')) as RemoteManifest;
}
