import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PageMarkup } from '@mint-row/kit/checks';
import type { AppName } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { DeliveryError, RefusedError } from '../common/errors.ts';
import { detectSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { hashOf } from '../store/layout.ts';
import {
  cutFrame,
  type DocumentFrame,
  type MadeDocument,
  makeDocument,
  type Placeholders,
  pageWithin,
} from './frame.ts';
import type { SiteArtifacts } from './plan.ts';
import { type InsetTask, type Rendering, RenderProcess, type RenderTask } from './render-process.ts';

/** How long one document may take to render, in milliseconds; ours take a few milliseconds. */
const defaultRenderTimeoutMs = 30_000;

/** How the documents of a site are rendered. */
export interface RenderOptions {
  /** How long one document may take to render, in milliseconds, instead of the default. */
  renderTimeoutMs?: number | undefined;
  /** Whether a sandbox is needed; by default, one is used where there is one. */
  sandbox?: SandboxUse | undefined;
  /**
   * Renders an application's documents without a process, a sandbox or a time limit: for tests whose subject is another
   * one. No command has this option, see renderer.spec.ts.
   * @param folders of the server builds: the shell's and, if given, a remote's
   */
  startUnconfined?: ((app: AppName, folders: readonly string[]) => Rendering) | undefined;
}

type StartRendering = NonNullable<RenderOptions['startUnconfined']>;

type PageTask = RenderTask & { page: NonNullable<RenderTask['page']> };

/**
 * Renders documents with the server builds of a set of artifacts. Each remote's pages are rendered in a separate
 * process, together with the shell's build. A second process renders the shell without any remote, and the two results
 * are compared, so that a remote can change nothing but its page.
 */
export class Renderer {
  readonly #artifacts: SiteArtifacts;
  readonly #start: StartRendering;
  readonly #processes = new Map<AppName, Rendering>();

  private constructor(artifacts: SiteArtifacts, start: StartRendering) {
    this.#artifacts = artifacts;
    this.#start = start;
  }

  /** @throws DeliveryError when a sandbox is needed and this system has none */
  static async open(artifacts: SiteArtifacts, options: RenderOptions = {}): Promise<Renderer> {
    const { renderTimeoutMs = defaultRenderTimeoutMs, sandbox: use, startUnconfined } = options;
    if (startUnconfined) return new Renderer(artifacts, startUnconfined);
    const sandbox = await sandboxFor(artifacts, use);
    return new Renderer(artifacts, (app, folders) => new RenderProcess({ app, sandbox, folders, renderTimeoutMs }));
  }

  /** @throws RefusedError naming the shell when the not-found page does not render */
  async notFound(task: RenderTask): Promise<MadeDocument> {
    const { light, styles } = withoutStyles(task);
    const html = await this.#process(null).render(light, 'the not-found page does not render.');
    return makeDocument(this.#frame(task.path, html, { styles, page: null }), textOf(task), null);
  }

  /**
   * Renders a page of a remote.
   * @returns the document, and the parts of it that the remote wrote
   * @throws RefusedError naming the application at fault, with the page's error and stack
   */
  async page(remote: RemoteArtifact, task: PageTask): Promise<MadeDocument & { page: PageMarkup }> {
    const { path, page } = task;
    const { light, styles } = withoutStyles(task);
    const placeholders = { styles, page: `page-${randomUUID()}` };
    const [framed, html] = await Promise.all([
      this.#process(null).render(
        {
          ...light,
          page: { ...page, props: { ...page.props, data: null, catalogue: {}, insets: [] } },
          placeholder: placeholders.page,
        },
        `the shell’s part of ${path} does not render.`,
      ),
      this.#process(remote).render(light, `${page.expose} does not render ${path}.`),
    ]);
    const frame = this.#frame(path, framed, placeholders);
    const within = pageWithin(frame, placeholders, html);
    if (within) return { ...makeDocument(frame, textOf(task), within), page: within };
    throw new RefusedError([
      `${remote.app}: ${page.expose} changes what the shell writes around ${path}. A page may write nothing but itself.`,
    ]);
  }

  /**
   * Renders an inset of a remote.
   * @returns its HTML
   * @throws RefusedError naming the remote, with the inset's error and stack
   */
  inset(remote: RemoteArtifact, task: InsetTask): Promise<string> {
    return this.#process(remote).render(task, `its inset ${task.inset.expose} does not render on ${task.path}.`);
  }

  /**
   * Lets the process of a remote finish, once all of its pages are rendered.
   * @throws RefusedError when its code fails meanwhile, or keeps running
   */
  async end(remote: RemoteArtifact | null): Promise<void> {
    const app = remote?.app ?? 'shell';
    await this.#processes.get(app)?.end();
    this.#processes.delete(app);
  }

  close(): void {
    for (const process of this.#processes.values()) process.kill();
  }

  #frame(path: string, html: string, placeholders: Placeholders): DocumentFrame {
    const frame = cutFrame(html, placeholders);
    if (frame) return frame;
    throw new RefusedError([
      `shell: its document around ${path} does not have each stylesheet, and the page, exactly once. Correct shell/src/document.`,
    ]);
  }

  #process(remote: RemoteArtifact | null): Rendering {
    const app = remote?.app ?? 'shell';
    const folders = [this.#artifacts.shell, ...(remote ? [remote] : [])].map(({ folder }) => join(folder, 'server'));
    const known = this.#processes.get(app);
    if (known) return known;
    const made = this.#start(app, folders);
    this.#processes.set(app, made);
    return made;
  }
}

/** Styles are most of a document, so placeholders are sent to the processes instead. Their names are new each time. */
function withoutStyles<Task extends RenderTask>(task: Task): { light: Task; styles: string[] } {
  const styles = task.head.styles.map((_, index) => `style-${index}-${randomUUID()}`);
  const named = task.head.styles.map(({ href }, index) => ({ href, css: styles[index] ?? '' }));
  return { light: { ...task, head: { ...task.head, styles: named } }, styles };
}

function textOf({ head }: RenderTask): string[] {
  return head.styles.map(({ css }) => css);
}

/** Whether code may be rendered on a system that has no sandbox. */
export interface SandboxUse {
  /** "always" refuses without one, "never" uses none; "for others" refuses code that this checkout did not build. */
  need: 'always' | 'for others' | 'never';
  /** The releases that builds in this checkout have made. */
  own: ReadonlySet<string>;
}

/**
 * The sandbox for the code of a set of artifacts.
 * @param use without it, a sandbox is used where there is one
 * @throws DeliveryError when one is needed and this system has none: why, and what to do
 */
export async function sandboxFor(
  { shell, remotes }: Pick<SiteArtifacts, 'shell' | 'remotes'>,
  use?: SandboxUse,
  detect = detectSandbox,
): Promise<Sandbox> {
  if (use?.need === 'never') return { walls: null, why: '--no-sandbox was given.' };
  const sandbox = await detect();
  if (sandbox.walls || !use) return sandbox;
  if (use.need === 'always') throw new DeliveryError(`--require-sandbox: this system has no sandbox. ${sandbox.why}`);
  const isForeign = ({ release }: Pick<RemoteArtifact, 'release'>) => !use.own.has(hashOf(release));
  // A remote may be there more than once: for each of its parts.
  const foreign = new Set([shell, ...remotes].filter(isForeign).map(({ app }) => app));
  if (foreign.size === 0) return sandbox;
  throw new DeliveryError(
    `${[...foreign].join(', ')}: code that this checkout did not build is rendered in a sandbox only, and this system has none. ${sandbox.why} To run that code with your own rights, add --no-sandbox.`,
  );
}
