import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { packKit } from './pack-kit.ts';
import type { Plan } from './plan.ts';
import { declare, filesOfRemote, type RemoteRequest, versionsOf } from './remote.ts';
import { fillTemplates } from './template.ts';
import { WrongRequest } from './wrong-request.ts';

/** The packages that a remote in its own repository needs in addition to the kit. */
const tools = [
  '@originjs/vite-plugin-federation',
  '@tailwindcss/vite',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
  'vitest',
];

/**
 * A remote in a repository of its own, with all its files; nothing in this checkout changes.
 * @param root of this checkout
 * @param folder of the remote's repository
 */
export async function planRemoteAlone(
  root: string,
  folder: string,
  name: string,
  request: RemoteRequest,
): Promise<Plan> {
  const path = relative(root, folder);
  if (!path.startsWith('..') && !isAbsolute(path)) {
    throw new WrongRequest(`${folder} is in this checkout. Leave --out away, or name a folder elsewhere.`);
  }
  const declaration = declare(root, name, request);
  const { version } = JSON.parse(await readFile(join(root, 'shared/package.json'), 'utf8')) as { version: string };
  const versions = {
    ...(await versionsOf(root, 'shell/package.json', 'dependencies')),
    ...(await versionsOf(root, 'package.json', 'devDependencies')),
  };
  const asked = (names: readonly string[]) =>
    names.map((each) => `${JSON.stringify(each)}: ${JSON.stringify(versions[each])}`).join(',\n    ');
  const kit = `mint-row-kit-${version}.tgz`;
  const values = { name, kit, react: asked(['react', 'react-dom']), tools: asked(tools), vite: asked(['vite']) };
  const rows = declaration.patterns.map((pattern) => `"${pattern}"`).join(', ');
  return {
    creates: new Map([
      ...(await filesOfRemote(root, declaration, '.')),
      ...(await fillTemplates('remote-alone', '.', values)),
      ['./.nvmrc', await readFile(join(root, '.nvmrc'), 'utf8')],
    ]),
    changes: new Map(),
    finish: async (to) => {
      await packKit(root, to);
      // Without Git, a team can still make the repository itself.
      spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: to });
    },
    next: [
      'Install:     npm install',
      'Write its text in src/content/landing.ts, and draw src/art/emblem.ts anew.',
      'See it:      npm run dev',
      'Check it:    npm run check',
      `Pack it:     npm run pack makes ${name}.tgz`,
      'Publish it:  npx --no-install mint-row-kit publish --to <intake>, with the key that the site’s operators give',
      `First, a live shell must allow its patterns: ask for rows in shell/src/route-table.ts that name "${name}" at ${rows}. Once it is live, ask for a link in the footer.`,
    ],
  };
}
