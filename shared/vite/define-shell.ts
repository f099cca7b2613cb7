import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { readRemotes } from '../build/index.ts';
import { writeShellArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments, distFolder } from './base.ts';
import { collectClientBuild } from './client-build.ts';
import { freePort } from './development/free-port.ts';
import { policyOfProduction } from './development/policy.ts';
import { developWholeSite } from './development/whole-site.ts';
import { federationHost } from './federation.ts';
import { siteIcons } from './icons.ts';
import { kit } from './kit.ts';
import { offlineWorker } from './offline-worker.ts';
import { remoteSources } from './remote-sources.ts';
import { repository } from './repository.ts';
import { ownJsxRuntime, provideShareScope } from './share-scope/provide.ts';
import { styleSources, tailwindNames } from './styles.ts';
import { subsetFonts } from './subset-fonts.ts';
import { themeForOtherHosts } from './theme.ts';
import { leanQuery, leanRouter, plainImports, plainReact, strictStyles } from './vendor-code.ts';

/** The port of the shell, and with it the whole site, in development. */
const port = 5173;

/** The complete build configuration of the shell; its folder must be the working directory. */
export function defineShell(): UserConfigFnObject {
  const root = process.cwd();
  const client = collectClientBuild();
  const jsxRuntime = resolve(root, 'src/document/jsx-runtime.ts').replaceAll('\\', '/');
  return defineConfig(({ command, mode }) => {
    const dist = distFolder(root, mode);
    const common = [provideShareScope(jsxRuntime), siteIcons()];
    if (command === 'serve') {
      const remotes = readRemotes(repository).map(({ name }) => name);
      const plugins = [
        ...remoteSources(root, ...remotes),
        ...common,
        freePort('shell'),
        ...policyOfProduction(),
        ...developWholeSite(remotes),
      ];
      return { ...baseConfig(root, port, mode), plugins };
    }
    return {
      ...baseConfig(root, port, mode),
      plugins: [
        styleSources(),
        react(),
        // Minified by Vite, as those of remotes.
        tailwind({ optimize: false }),
        tailwindNames(),
        ...common,
        ownJsxRuntime(jsxRuntime),
        plainReact(),
        leanQuery(),
        leanRouter(),
        plainImports(),
        subsetFonts(),
        strictStyles(),
        ...federationHost(),
        themeForOtherHosts(),
        offlineWorker(),
        client.plugin,
      ],
      ...buildEnvironments({
        root,
        dist,
        side: 'host',
        client: { main: resolve(root, 'src/main.tsx'), theme: `${kit}/theme/without-shell.css` },
        server: { render: resolve(root, 'src/render.tsx'), routes: resolve(root, 'src/route-table.ts') },
        finish: (folder) => writeShellArtifact({ root, folder, client: client.result() }),
      }),
    };
  });
}
