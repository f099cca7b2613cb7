import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { writeRemoteArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments, distFolder } from './base.ts';
import { federationHost, federationRemote, noInputModule } from './federation.ts';
import { collectClientBuild, collectUses } from './observe.ts';
import { consumeShareScope, provideShareScope } from './share-scope.ts';
import { developAlone, previewAlone } from './standalone.ts';

/** The modules that a remote exposes: every file of `src/pages`, by its name. */
function exposedModules(root: string): Record<string, string> {
  const folder = resolve(root, 'src/pages');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('Page.tsx'))
    .sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.tsx'), resolve(folder, file)]));
}

/**
 * The whole build configuration of a remote: `vite build` makes its artifact, `vite` serves it alone from its
 * sources, `vite --mode preview` serves it alone from its artifact.
 * @param name the remote's name; its folder must be the working folder
 */
export function defineRemote(name: RemoteName): UserConfigFnObject {
  const root = process.cwd();
  const exposes = exposedModules(root);
  const client = collectClientBuild();
  const uses = collectUses();
  return defineConfig(({ command, mode }) => {
    const dist = distFolder(root, mode);
    const common = [react(), tailwind()];
    if (command === 'serve') {
      const alone =
        mode === 'preview' ? [previewAlone(name, root), ...federationHost()] : [developAlone(name, exposes)];
      return { ...baseConfig(root, name, mode), plugins: [...common, provideShareScope(), ...alone] };
    }
    return {
      ...baseConfig(root, name, mode),
      plugins: [...common, consumeShareScope(), uses.plugin, ...federationRemote(name, exposes), client.plugin],
      ...buildEnvironments({
        dist,
        side: 'remote',
        client: { none: noInputModule },
        server: { manifest: resolve(root, 'src/manifest.ts'), ...exposes },
        finish: (folder) =>
          writeRemoteArtifact({ folder, name, exposes, client: client.result(), uses: uses.result() }),
      }),
    };
  });
}
