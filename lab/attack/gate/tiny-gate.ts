import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AppName, pageDataFile } from '@mint-row/kit/contract';
import { type Artifact, check, DeliveryError, publish, RefusedError } from '../../../delivery/index.ts';
import { MemoryStorage } from '../../../tests/release/memory-storage.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../../../tests/release/tiny-site.ts';
import { answering, attackingStyles, shellWithStyles } from './answer-attacks.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };

/** The targets that a remote's code may try to reach. */
export interface Targets {
  /** A file of another remote's artifact. */
  other: string;
  /** The path of a file that does not exist yet. */
  written: string;
  /** The address of a server on this machine. */
  url: string;
  /** A UNIX socket with a file, and one without, with a listener each. */
  socket: string;
  abstractSocket: string;
}

/** The gate of a store with a site, which is as small as possible. */
export class TinyGate {
  readonly targets: Targets;
  readonly #folder: string;
  readonly #remove: () => Promise<void>;
  readonly #storage = new MemoryStorage();
  readonly #server: Server;
  readonly #sockets: readonly Server[];
  #asked = 0;

  private constructor(folder: string, remove: () => Promise<void>, site: readonly Artifact[], server: Server) {
    this.#folder = folder;
    this.#remove = remove;
    this.#server = server.on('request', (_request, response) => {
      this.#asked += 1;
      response.end();
    });
    const pokemon = site.find(({ app }) => app === 'pokemon')?.folder ?? '';
    const { port } = server.address() as AddressInfo;
    this.targets = {
      other: join(pokemon, 'server/LandingPage.mjs'),
      written: join(folder, 'written'),
      url: `http://127.0.0.1:${port}`,
      socket: join(folder, 'socket'),
      abstractSocket: `\0${folder}`,
    };
    const paths = process.platform === 'linux' ? [this.targets.socket, this.targets.abstractSocket] : [];
    this.#sockets = paths.map((path) =>
      createServer(() => (this.#asked += 1))
        .on('connection', () => (this.#asked += 1))
        .listen(path),
    );
  }

  static async open(): Promise<TinyGate> {
    const { folder, remove } = await temporaryFolder();
    const site = await tinySite(folder);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A variable for the code of remotes to find.
    process.env.MINT_ROW_SECRET = 'a secret';
    const gate = new TinyGate(folder, remove, site, server);
    await publish(gate.#storage, site, options);
    return gate;
  }

  /** The number of requests to the URL among the targets. */
  get asked(): number {
    return this.#asked;
  }

  /** An artifact with some files replaced. */
  artifact(files: Record<string, string>, app: AppName = 'marvel'): Promise<Artifact> {
    return tinyArtifact(this.#folder, { app, files });
  }

  /** A remote whose pages run the given code. */
  withCode(code: string, app: AppName = 'marvel'): Promise<Artifact> {
    return this.artifact({ 'server/LandingPage.mjs': code }, app);
  }

  /** A remote whose pages have the given markup. */
  withMarkup(html: string): Promise<Artifact> {
    return this.withCode(`export default () => ${JSON.stringify(html)};`);
  }

  /** The shell with styles, and a remote with a stylesheet that changes its process's answer by an expression. */
  withAnswer(expression: string): [shell: Promise<Artifact>, remote: Promise<Artifact>] {
    const remote = tinyArtifact(this.#folder, {
      app: 'marvel',
      files: { 'server/LandingPage.mjs': answering(expression), 'client/a.css': attackingStyles },
      change: (manifest) => ({ ...manifest, styles: ['a.css'] }),
    });
    return [this.artifact({ 'server/render.mjs': shellWithStyles }, 'shell'), remote];
  }

  /** A remote that has a character's page for each of these markups: /characters/page-0 and so on. */
  withPages(all: readonly string[]): Promise<Artifact> {
    const added = all.map((_, index) => `page-${index}`);
    const files = added.map((slug, index) => {
      const path = `/characters/${slug}`;
      const page = { title: `marvel ${path}`, description: path, reviewed: '2026-11-01', shows: [], data: all[index] };
      return [`client/${pageDataFile(path)}`, JSON.stringify(page)] as const;
    });
    const code = { 'server/LandingPage.mjs': 'export default ({ data }) => data;' };
    const characters = ['thor', ...added];
    return tinyArtifact(this.#folder, { app: 'marvel', characters, files: { ...code, ...Object.fromEntries(files) } });
  }

  /**
   * Asks whether artifacts would be published together.
   * @param renderTimeoutMs for each document
   * @returns why not; empty when they would be
   */
  async reasons(artifacts: readonly Promise<Artifact>[], renderTimeoutMs = 30_000): Promise<readonly string[]> {
    try {
      await check(this.#storage, await Promise.all(artifacts), { ...options, renderTimeoutMs });
      return [];
    } catch (error) {
      if (error instanceof RefusedError) return error.reasons;
      if (error instanceof DeliveryError) return [error.message];
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const server of [this.#server, ...this.#sockets]) server.close();
    await once(this.#server, 'close');
    await this.#remove();
  }
}
