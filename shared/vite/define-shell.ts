import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { writeShellArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments } from './base.ts';
import { federationHost } from './federation.ts';
import { collectClientBuild } from './observe.ts';
import { provideShareScope } from './share-scope.ts';

/** The whole build configuration of the shell; its folder must be the working folder. */
export function defineShell(): UserConfig {
  const root = process.cwd();
  const client = collectClientBuild();
  return defineConfig({
    ...baseConfig(root),
    plugins: [react(), tailwind(), provideShareScope(), ...federationHost(), client.plugin],
    ...buildEnvironments({
      client: { main: resolve(root, 'src/main.tsx') },
      server: { render: resolve(root, 'src/render.tsx'), routes: resolve(root, 'src/route-table.ts') },
      finish: () => writeShellArtifact({ root, client: client.result() }),
    }),
  });
}
