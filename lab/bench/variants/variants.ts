import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteNames } from '../../../tests/site/applications.ts';
import { outputFolder, root } from '../../../tests/site/root.ts';
import { frontOf, frontWithoutScripts } from '../serve/front.ts';
import type { Handler } from '../serve/secure-server.ts';
import { StaticFiles } from '../serve/static-files.ts';
import { astroPaths, prepareAstro } from './astro.ts';
import { baseOf, clientFolder } from './listed-pages.ts';

/** One way to make the same site. */
export interface Variant {
  name: string;
  /** Its name for readers. */
  label: string;
  /** Whether its pages run scripts. */
  hydrates: boolean;
  /** The paths of its pages, if it does not have all. */
  paths?: readonly string[];
  /**
   * Builds it, and returns the handler of its requests.
   * @param origin the address of the site itself, over plain HTTP
   */
  prepare: (origin: string) => Promise<Handler>;
}

const run = promisify(execFile);
const published = /^(art|data|catalogue)\//;

/** The six ways that are measured side by side. */
export const variants: readonly Variant[] = [
  { name: 'site', label: 'this site', hydrates: true, prepare: async (origin) => frontOf(origin) },
  {
    name: 'floor',
    label: 'its HTML and CSS alone',
    hydrates: false,
    prepare: async (origin) => frontWithoutScripts(origin),
  },
  {
    name: 'monolith',
    label: 'one Vite application',
    hydrates: true,
    prepare: async () => {
      const files = await new StaticFiles().add(await build('monolith', 'host'), '/');
      for (const name of remoteNames) {
        await files.add(clientFolder(name), baseOf(name), /^art\//);
      }
      return files.handler();
    },
  },
  { name: 'stock', label: 'stock federation', hydrates: true, prepare: () => prepareFederation('stock') },
  { name: 'mf2', label: '@module-federation/vite', hydrates: true, prepare: () => prepareFederation('mf2') },
  { name: 'astro', label: 'Astro with React islands', hydrates: true, paths: astroPaths, prepare: prepareAstro },
];

async function prepareFederation(variant: string): Promise<Handler> {
  const files = await new StaticFiles().add(await build(variant, 'host'), '/');
  for (const name of remoteNames) {
    await files.add(await build(variant, name), baseOf(name));
    await files.add(clientFolder(name), baseOf(name), published);
  }
  return files.handler();
}

/** Runs one Vite build in a process of its own; returns the folder that it filled. */
async function build(variant: string, app: string): Promise<string> {
  const folder = join(outputFolder, 'bench', variant, app);
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(import.meta.dirname, 'build.ts')];
  await run(process.execPath, [...command, variant, app, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${variant}: the build of ${app} failed.\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return folder;
}
