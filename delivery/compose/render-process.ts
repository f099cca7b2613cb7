import type { DocumentHead, InsetName, InsetProps, PageContent, Place } from '@mint-row/kit/contract';
import { z } from 'zod';
import { RefusedError } from '../common/errors.ts';
import type { ConfinedProcess } from '../sandbox/confined-process.ts';
import { type Sandbox, startConfined } from '../sandbox/sandbox.ts';

/** How much a process may answer to one task, and print in total, in bytes. */
const maxAnswerBytes = 16 * 1024 ** 2;
const maxPrintedBytes = 1024 ** 2;

const answerSchema = z.union([z.strictObject({ html: z.string() }), z.strictObject({ error: z.string() })]);

/** Renders documents of one application, one at a time. */
export interface Rendering {
  /**
   * Renders a document, or an inset.
   * @param failure the message when rendering fails
   * @throws RefusedError naming the application; once rendering has ended, always for the same reason
   */
  render: (task: RenderTask | InsetTask, failure: string) => Promise<string>;
  /**
   * Lets it finish, once everything is rendered.
   * @throws RefusedError when it fails meanwhile, or something keeps running
   */
  end: () => Promise<void>;
  kill: () => void;
}

interface Options {
  /** The application whose code it runs, for messages. */
  app: string;
  sandbox: Sandbox;
  /** The folders of the server builds: the shell's and, if given, a remote's. */
  folders: readonly string[];
  /** How long one document may take to render, in milliseconds. */
  renderTimeoutMs: number;
}

/** A process that renders documents of one application, one at a time. If a document ends it, it is not restarted. */
export class RenderProcess implements Rendering {
  readonly #app: string;
  readonly #renderTimeoutMs: number;
  readonly #confined: ConfinedProcess;
  /** Resolves when the process has ended: whether it did so by itself, without an error. */
  readonly #closed: Promise<boolean>;
  #queue: Promise<unknown> = Promise.resolve();
  #answered: ((answer: RenderAnswer) => void) | null = null;
  #answer: Buffer[] = [];
  #printed = '';
  /** Why the process was ended, or ended by itself. */
  #end: string | null = null;
  #failure: RefusedError | null = null;

  constructor({ app, sandbox, folders, renderTimeoutMs }: Options) {
    this.#app = app;
    this.#renderTimeoutMs = renderTimeoutMs;
    this.#confined = startConfined(sandbox, 'render.mjs', folders);
    const { process, tasks, answers, printed } = this.#confined;
    answers.on('data', (bytes: Buffer) => this.#take(bytes));
    printed.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text;
      if (this.#printed.length > maxPrintedBytes) this.#stop('It prints too much.');
    });
    // A write to a process that has ended fails; its end is reported below.
    tasks.on('error', () => {});
    answers.on('error', () => {});
    this.#closed = new Promise((resolve) => {
      process.on('error', (error) => this.#stop(`It does not start: ${error.message}`));
      process.on('close', (code) => {
        const wasStopped = this.#end !== null;
        this.#stop(`Its process ended.${excerpt(this.#printed)}`);
        resolve(code === 0 && !wasStopped);
      });
    });
  }

  render(task: RenderTask | InsetTask, failure: string): Promise<string> {
    const rendered = this.#queue.then(() => this.#ask(task, failure));
    this.#queue = rendered.catch(() => {});
    return rendered;
  }

  async end(): Promise<void> {
    await this.#queue;
    // The failure has already been reported.
    if (this.#failure) return;
    const failure = 'its server build fails after its pages were rendered.';
    if (this.#end !== null) throw this.#refuse(failure, this.#end);
    this.#confined.tasks.end();
    const timer = setTimeout(() => this.#stop('Something is still running, such as a timer.'), this.#renderTimeoutMs);
    const endedWell = await this.#closed;
    clearTimeout(timer);
    if (!endedWell) throw this.#refuse(failure, this.#end ?? '');
  }

  kill(): void {
    this.#stop('It was ended.');
  }

  async #ask(task: RenderTask | InsetTask, failure: string): Promise<string> {
    if (this.#failure) throw this.#failure;
    if (this.#end !== null) throw this.#refuse('its server build fails.', this.#end);
    const timer = setTimeout(
      () => this.#stop(`It has not ended after ${this.#renderTimeoutMs / 1000} s.`),
      this.#renderTimeoutMs,
    );
    const answer = await new Promise<RenderAnswer>((resolve) => {
      this.#answered = resolve;
      this.#confined.tasks.write(`${JSON.stringify(task)}\n`);
    });
    clearTimeout(timer);
    if ('error' in answer) throw this.#refuse(failure, answer.error.slice(0, 2000));
    return answer.html;
  }

  /** Once a process has ended, everything it had yet to render fails for the same reason. */
  #refuse(what: string, why: string): RefusedError {
    const refused = this.#failure ?? new RefusedError([`${this.#app}: ${what}\n${why}`]);
    if (this.#end !== null) this.#failure = refused;
    return refused;
  }

  #take(bytes: Buffer) {
    this.#answer.push(bytes);
    if (this.#answer.reduce((sum, { length }) => sum + length, 0) > maxAnswerBytes) {
      this.#stop('It sends too long an answer.');
    } else if (bytes.includes('\n')) {
      const text = Buffer.concat(this.#answer).toString();
      this.#answer = [];
      const answer = parseAnswer(text);
      if (answer && this.#answered) this.#settle(answer);
      else this.#stop('It answers what nobody asked.');
    }
  }

  #settle(answer: RenderAnswer) {
    this.#answered?.(answer);
    this.#answered = null;
  }

  #stop(why: string) {
    if (this.#end !== null) return;
    this.#end = why;
    this.#confined.kill();
    this.#settle({ error: why });
  }
}

function parseAnswer(text: string): RenderAnswer | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** One document to render, as it is sent to a render process. */
export interface RenderTask {
  path: string;
  /** The remote's page to show; null for the shell's not-found page. */
  page: (PageContent & { expose: string }) | null;
  head: DocumentHead;
  /** The text that the shell's process writes in place of a remote's page, which it never loads. */
  placeholder?: string;
}

/** One inset to render, as it is sent to the render process of its remote. */
export interface InsetTask {
  /** The page that it stands in. */
  path: string;
  inset: { expose: InsetName; props: InsetProps };
  place: Place;
}

/** The answer of a render process to a task. */
export type RenderAnswer = { html: string } | { error: string };

/** The few lines of a process's output that say why it ended. */
function excerpt(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim());
  const error = lines.findIndex((line) => /error/i.test(line));
  return ['', ...lines.slice(Math.max(error, 0)).slice(0, 6)].join('\n').slice(0, 2000);
}
