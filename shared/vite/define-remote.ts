import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { writeRemoteArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments } from './base.ts';
import { federationRemote, noInputModule } from './federation.ts';
import { collectClientBuild, collectUses } from './observe.ts';
import { consumeShareScope } from './share-scope.ts';

/** The modules that a remote exposes: every file of `src/pages`, by its name. */
function exposedModules(root: string): Record<string, string> {
  const folder = resolve(root, 'src/pages');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('Page.tsx'))
    .sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.tsx'), resolve(folder, file)]));
}

/**
 * The whole build configuration of a remote.
 * @param name the remote's name; its folder must be the working folder
 */
export function defineRemote(name: RemoteName): UserConfig {
  const root = process.cwd();
  const exposes = exposedModules(root);
  const client = collectClientBuild();
  const uses = collectUses();
  return defineConfig({
    ...baseConfig(root),
    plugins: [react(), tailwind(), consumeShareScope(), uses.plugin, ...federationRemote(name, exposes), client.plugin],
    ...buildEnvironments({
      client: { none: noInputModule },
      server: { manifest: resolve(root, 'src/manifest.ts'), ...exposes },
      finish: () => writeRemoteArtifact({ root, name, exposes, client: client.result(), uses: uses.result() }),
    }),
  });
}
