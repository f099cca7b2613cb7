import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PageMarkup } from '@mint-row/kit/checks';
import type { AppName } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { RefusedError } from '../refusals.ts';
import { pageWithin } from './page-within.ts';
import type { SiteArtifacts } from './plan.ts';
import { RenderProcess } from './render-process.ts';
import type { RenderTask } from './render-task.ts';
import type { Sandbox } from './sandbox.ts';
import { type SandboxUse, sandboxFor } from './sandbox-use.ts';

/** How long one document may take to render, in milliseconds; ours take a few milliseconds. */
const patience = 30_000;

type PageTask = RenderTask & { page: NonNullable<RenderTask['page']> };

/**
 * Renders documents with the server builds of a set of artifacts. Each remote's pages are rendered in a separate
 * process, together with the shell's build. A second process renders the shell without any remote, and the two results
 * are compared, so that a remote can change nothing but its page.
 */
export class Renderer {
  readonly #artifacts: SiteArtifacts;
  readonly #sandbox: Sandbox;
  readonly #deadline: number;
  readonly #nonce = randomUUID();
  readonly #placeholder = `page-${this.#nonce}`;
  readonly #processes = new Map<AppName, RenderProcess>();

  private constructor(artifacts: SiteArtifacts, sandbox: Sandbox, deadline: number) {
    this.#artifacts = artifacts;
    this.#sandbox = sandbox;
    this.#deadline = deadline;
  }

  /**
   * @param deadline how long one document may take to render, in milliseconds
   * @throws DeliveryError when a sandbox is needed and this system has none
   */
  static async open(artifacts: SiteArtifacts, deadline = patience, use?: SandboxUse): Promise<Renderer> {
    return new Renderer(artifacts, await sandboxFor(artifacts, use), deadline);
  }

  /** @throws RefusedError naming the shell when the not-found page does not render */
  async notFound(task: RenderTask): Promise<string> {
    return this.#process(null).render(task, 'the not-found page does not render.');
  }

  /**
   * Renders a page of a remote.
   * @returns the document, and the parts of it that the remote wrote
   * @throws RefusedError naming the application at fault, with the page's error and stack
   */
  async page(remote: RemoteArtifact, task: PageTask): Promise<{ html: string; page: PageMarkup }> {
    const { path, page } = task;
    const { light, whole } = this.#withoutStyles(task);
    const [frame, html] = await Promise.all([
      this.#process(null).render(
        {
          ...light,
          page: { ...page, props: { ...page.props, data: null, catalogue: {} } },
          placeholder: this.#placeholder,
        },
        `the shell’s part of ${path} does not render.`,
      ),
      this.#process(remote).render(light, `${page.expose} does not render ${path}.`),
    ]);
    const within = pageWithin(frame, this.#placeholder, html);
    if (within) return { html: whole(html), page: within };
    throw new RefusedError([
      `${remote.app}: ${page.expose} changes what the shell writes around ${path}. A page may write nothing but itself.`,
    ]);
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

  /** Styles are most of a document, so placeholders are sent to the processes instead. */
  #withoutStyles(task: PageTask): { light: PageTask; whole: (html: string) => string } {
    const { styles } = task.head;
    const nameOf = (index: number) => `style-${index}-${this.#nonce}`;
    const names = styles.map(({ href }, index) => ({ href, css: nameOf(index) }));
    return {
      light: { ...task, head: { ...task.head, styles: names } },
      // The first of each placeholder is the shell's. Any that a page writes comes later, and stays as it was checked.
      whole: (html) =>
        styles.reduce((text, { css }, index) => text.replace(nameOf(index), () => insideStyle(css)), html),
    };
  }

  #process(remote: RemoteArtifact | null): RenderProcess {
    const app = remote?.app ?? 'shell';
    const folders = [this.#artifacts.shell, ...(remote ? [remote] : [])].map(({ folder }) => join(folder, 'server'));
    const known = this.#processes.get(app);
    if (known) return known;
    const made = new RenderProcess({ app, sandbox: this.#sandbox, folders, deadline: this.#deadline });
    this.#processes.set(app, made);
    return made;
  }
}

/** Keeps a stylesheet from ending its own element; in CSS, an escaped slash is a slash. */
function insideStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, '<\\/');
}
