import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, type Generation, integrityOf } from '../../delivery/index.ts';

/** The releases that a document may be of: those of each application that have all the files that it names. */
export type Fitting = ReadonlyMap<AppName, readonly string[]>;

/** All releases of the drill, by the files that they publish. */
export class KnownReleases {
  readonly #files = new Map<AppName, Map<string, Set<string>>>();
  readonly #integrity = new Map<string, string>();

  add({ app, release, manifest }: Artifact): void {
    const ofApp = this.#files.get(app) ?? new Map<string, Set<string>>();
    this.#files.set(app, ofApp);
    const published = Object.keys(manifest.files).filter((file) => file.startsWith('client/'));
    ofApp.set(release, new Set(published.map((file) => file.slice('client/'.length))));
    for (const file of published) {
      this.#integrity.set(`${app}/${file.slice('client/'.length)}`, manifest.files[file]?.integrity ?? '');
    }
  }

  /** Whether these are the bytes of a file that an application has published. */
  hasBytes(app: AppName, file: string, bytes: Buffer): boolean {
    return this.#integrity.get(`${app}/${file}`) === integrityOf(bytes);
  }

  /** Finds the releases of a document, or of anything that names files of releases. */
  of(text: string): Fitting {
    const named = new Map<AppName, Set<string>>();
    for (const { app, file } of filesIn(text)) named.set(app, (named.get(app) ?? new Set()).add(file));
    return new Map(
      [...named].map(([app, files]) => {
        const releases = [...(this.#files.get(app) ?? [])].filter(([, has]) => [...files].every((one) => has.has(one)));
        return [app, releases.map(([release]) => release)];
      }),
    );
  }
}

/** Whether all that a document is of was live together. */
export function wereLiveTogether(fitting: Fitting, history: readonly Generation[]): boolean {
  return history.some(({ releases }) => [...fitting].every(([app, fit]) => fit.includes(releases[app] ?? 'none')));
}

/** The files of releases that a text names, with their addresses. */
export function filesIn(text: string): { app: AppName; file: string; address: string }[] {
  const found = text.matchAll(/\/(?:remotes\/([a-z]+)|(shell))\/((?:[\w.-]+\/)*[\w-]+\.[\w-]{10}\.\w+)/g);
  return [...found].map(([address, remote, shell = '', file = '']) => ({ app: remote ?? shell, file, address }));
}
