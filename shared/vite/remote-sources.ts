import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { packageStyles } from './package-styles.ts';
import { pictures } from './pictures.ts';
import { sourceRules } from './source-rules.ts';
import { kitStyles, styleSources, tailwindNames } from './styles.ts';

/**
 * What the sources of remotes need wherever they are compiled: in a build, in development alone, and in the shell's
 * development server, which serves all of them. A feature of remotes that a plugin makes belongs here, so that no server
 * lacks it.
 * @param root the folder of the application that Vite runs for
 * @param remotes several only in development
 */
export function remoteSources(root: string, ...remotes: readonly RemoteName[]): PluginOption[] {
  const only = remotes.length === 1 ? remotes[0] : undefined;
  return [
    styleSources(),
    kitStyles(...remotes),
    packageStyles(...remotes),
    pictures(only ?? 'shell', root),
    react(),
    // Minified by Vite: Tailwind's own minifier would rewrite light-dark() so that it works only on :root.
    tailwind({ optimize: false }),
    tailwindNames(only),
    ...sourceRules(),
  ];
}
