// @ts-check
// Plain JavaScript: it runs in a process of its own, which every release waits for, and need not learn TypeScript first.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @import { RenderResult, RenderSetup, RenderTask } from './render-task.ts' */

/** @type {RenderSetup} */
let setup = { shell: '', remotes: {} };

/** @param {string} folder @param {string} file */
const load = (folder, file) => import(pathToFileURL(join(folder, 'server', `${file}.mjs`)).href);

/** @param {RenderTask} task @returns {Promise<string>} */
async function run({ path, page, head }) {
  // The shell comes first: importing it fills the share scope that the remotes' server builds take React from.
  const { render } = await load(setup.shell, 'render');
  if (!page) return render(path, { kind: 'not-found' }, head);
  const folder = setup.remotes[page.remote];
  if (!folder) throw new Error(`There is no artifact of ${page.remote}.`);
  const exposed = await load(folder, page.expose);
  return render(path, { kind: 'page', path, Component: exposed.default, ...page }, head);
}

process.on('message', async (/** @type {RenderSetup | RenderTask} */ message) => {
  if (!('id' in message)) {
    setup = message;
    return;
  }
  const outcome = await run(message).then(
    (html) => ({ html }),
    (error) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send?.(/** @type {RenderResult} */ ({ id: message.id, ...outcome }));
});
