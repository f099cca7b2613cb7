// @ts-check
// Renders the pages of one application in a separate process: render.mjs SHELL_FOLDER [REMOTE_FOLDER].
// Plain JavaScript: every release waits for this process to start, and loading TypeScript would take longer.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { asAnotherVisitor } from './another-visitor.mjs';

/** @import { InsetProps, PageProps, Render, RenderInset } from '@mint-row/kit/contract' */
/** @import { InsetTask, RenderAnswer, RenderTask } from '../../compose/render-process.ts' */

const [shell = '', remote = ''] = process.argv.slice(2);

/** @param {string} folder @param {string} file */
const load = (folder, file) => import(pathToFileURL(join(folder, `${file}.mjs`)).href);

/** @param {RenderTask | InsetTask} task @returns {Promise<string>} */
async function run(task) {
  return 'inset' in task ? runInset(task) : runPage(task);
}

/** @param {InsetTask} task */
async function runInset({ inset: { expose, props }, place }) {
  /** @type {{ renderInset: RenderInset<(props: InsetProps) => unknown> }} */
  const { renderInset } = await load(shell, 'render');
  return renderInset((await load(remote, expose)).default, props, place);
}

/** @param {RenderTask} task */
async function runPage({ path, page, head, placeholder }) {
  // The shell comes first: importing it fills the share scope, from which the remotes' server builds take React.
  /** @type {{ render: Render<(props: PageProps) => unknown> }} */
  const { render } = await load(shell, 'render');
  if (!page) return render(path, { kind: 'not-found' }, head);
  const Component = placeholder === undefined ? (await load(remote, page.expose)).default : () => placeholder;
  return render(path, { kind: 'page', path, ...page, Component }, head);
}

/** @param {RenderTask | InsetTask} task @returns {Promise<RenderAnswer>} */
async function answer(task) {
  const html = await run(task);
  // The shell's code around a page is the same as on the not-found page.
  if (('placeholder' in task && task.placeholder !== undefined) || (await renderAgain(task)) === html) return { html };
  return {
    error:
      'It renders differently on another day, in another time zone or language, at random, or where there is a window. Browsers would not show what the document says.',
  };
}

/**
 * Renders a page or an inset as another visitor's browser would.
 * @param {RenderTask | InsetTask} task
 */
async function renderAgain(task) {
  const act = () => run(task);
  // A package that finds a window may use it at once, and this one is empty.
  return asAnotherVisitor(act, { hasWindow: true }).catch(() => asAnotherVisitor(act, { hasWindow: false }));
}

/** A socket would need the right to use the network, from Node 26 on. */
const answers = 3;
for await (const line of createInterface({ input: process.stdin })) {
  const outcome = await answer(JSON.parse(line)).catch((error) => ({
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  writeAll(`${JSON.stringify(outcome)}\n`);
}

/** @param {string} text */
function writeAll(text) {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(answers, bytes, written);
}
