import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { writeRemoteArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments, distFolder } from './base.ts';
import { developAlone } from './development/alone.ts';
import { freePort } from './development/free-port.ts';
import { previewAlone } from './development/preview.ts';
import { exposedModules } from './exposed-modules.ts';
import { favicon } from './favicon.ts';
import { federationRemote, noInputModule } from './federation.ts';
import { collectClientBuild, collectUses } from './observe.ts';
import { ownVariables } from './own-variables.ts';
import { consumeShareScope, provideShareScope } from './share-scope.ts';
import { sourceRules } from './source-rules.ts';

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
    const common = [react(), tailwind(), ownVariables(name)];
    if (command === 'serve') {
      const alone = mode === 'preview' ? previewAlone(name, root) : developAlone(name, root);
      return {
        ...baseConfig(root, name, mode),
        plugins: [...common, ...sourceRules(), freePort(name), provideShareScope(), favicon(), ...alone],
      };
    }
    return {
      ...baseConfig(root, name, mode),
      plugins: [
        ...common,
        ...sourceRules(),
        consumeShareScope(),
        uses.plugin,
        ...federationRemote(name, exposes),
        client.plugin,
      ],
      ...buildEnvironments({
        root,
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
