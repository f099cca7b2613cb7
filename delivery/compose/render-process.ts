import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the renderer tells its process first: where the server builds are. */
export interface RenderSetup {
  shell: string;
  remotes: Record<string, string>;
}

/** One page to render; `page` is null for the not-found page. */
export interface RenderTask {
  id: number;
  path: string;
  page: { remote: string; expose: string; props: unknown; title: string; description: string } | null;
  head: { title: string; description: string } & Record<string, unknown>;
}

export type RenderResult = { id: number } & ({ html: string } | { error: string });

interface ShellServer {
  render: (path: string, page: unknown, head: unknown) => Promise<string>;
}

const load = (folder: string, file: string) => import(pathToFileURL(join(folder, 'server', `${file}.mjs`)).href);
let setup: RenderSetup = { shell: '', remotes: {} };

async function run({ path, page, head }: RenderTask): Promise<string> {
  // The shell comes first: importing it fills the share scope that the remotes' server builds take React from.
  const { render } = (await load(setup.shell, 'render')) as ShellServer;
  if (!page) return render(path, { kind: 'not-found' }, head);
  const folder = setup.remotes[page.remote];
  if (!folder) throw new Error(`There is no artifact of ${page.remote}.`);
  const exposed = (await load(folder, page.expose)) as { default: unknown };
  return render(path, { kind: 'page', path, Component: exposed.default, ...page }, head);
}

process.on('message', async (message: RenderSetup | RenderTask) => {
  if (!('id' in message)) {
    setup = message;
    return;
  }
  const outcome = await run(message).then(
    (html) => ({ html }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send?.({ id: message.id, ...outcome } satisfies RenderResult);
});
