import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { SiteArtifacts } from './plan.ts';
import type { RenderResult, RenderSetup, RenderTask } from './render-task.ts';

/** How long one page may take to render, in milliseconds; ours take a few. */
const patience = 30_000;

/**
 * Renders pages with the server builds of a set of artifacts, in a process of its own: each set has its own
 * React, what it loads goes when it closes, and nothing it does can harm the composer.
 */
export class Renderer {
  #process: ChildProcess;
  #waiting = new Map<number, (result: RenderResult) => void>();
  #lastId = 0;
  readonly #deadline: number;

  /** @param deadline how long one page may take to render, in milliseconds */
  constructor({ shell, remotes }: SiteArtifacts, deadline = patience) {
    this.#deadline = deadline;
    this.#process = fork(join(import.meta.dirname, 'render-process.js'), { execArgv: [] });
    this.#process.on('message', (result: RenderResult) => this.#settle(result));
    this.#process.on('exit', () => {
      for (const id of this.#waiting.keys()) this.#settle({ id, error: 'The rendering process ended.' });
    });
    this.#process.send({
      shell: shell.folder,
      remotes: Object.fromEntries(remotes.map(({ app, folder }) => [app, folder])),
    } satisfies RenderSetup);
  }

  /** @throws Error with the page's own error and stack when it does not render */
  async render(task: Omit<RenderTask, 'id'>): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => {
      this.#settle({ id, error: `It has not ended after ${this.#deadline / 1000} s.` });
      this.#process.kill('SIGKILL');
    }, this.#deadline);
    const result = await new Promise<RenderResult>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#process.send({ ...task, id } satisfies RenderTask);
    });
    clearTimeout(timer);
    if ('error' in result) throw new Error(result.error);
    return result.html;
  }

  close(): void {
    this.#process.kill();
  }

  #settle(result: RenderResult) {
    this.#waiting.get(result.id)?.(result);
    this.#waiting.delete(result.id);
  }
}
