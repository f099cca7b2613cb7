import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { writeShellArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments, distFolder } from './base.ts';
import { freePort } from './development/free-port.ts';
import { policyOfProduction } from './development/policy.ts';
import { developWholeSite } from './development/whole-site.ts';
import { favicon } from './favicon.ts';
import { federationHost } from './federation.ts';
import { leanRouter } from './lean-router.ts';
import { collectClientBuild } from './observe.ts';
import { provideShareScope } from './share-scope.ts';
import { sourceRules } from './source-rules.ts';
import { strictStyles } from './strict-styles.ts';
import { subsetFonts } from './subset-fonts.ts';

/** Where the shell, and with it the whole site, is served in development. */
const port = 5173;

/** The whole build configuration of the shell; its folder must be the working folder. */
export function defineShell(): UserConfigFnObject {
  const root = process.cwd();
  const client = collectClientBuild();
  return defineConfig(({ command, mode }) => {
    const dist = distFolder(root, mode);
    // Left to Vite's own minifier: Tailwind's would rewrite light-dark() so that it works on :root only.
    const common = [react(), tailwind({ optimize: false }), provideShareScope(), favicon()];
    if (command === 'serve') {
      const plugins = [...common, ...sourceRules(), freePort('shell'), policyOfProduction(), ...developWholeSite()];
      return { ...baseConfig(root, port, mode), plugins };
    }
    return {
      ...baseConfig(root, port, mode),
      plugins: [...common, leanRouter(), subsetFonts(), strictStyles(), ...federationHost(), client.plugin],
      ...buildEnvironments({
        root,
        dist,
        side: 'host',
        client: { main: resolve(root, 'src/main.tsx') },
        server: { render: resolve(root, 'src/render.tsx'), routes: resolve(root, 'src/route-table.ts') },
        finish: (folder) => writeShellArtifact({ root, folder, client: client.result() }),
      }),
    };
  });
}
