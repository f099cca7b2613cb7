import { CONTRACT_VERSION, type PageProps, type RegisteredRemote } from '@mint-row/shared/contract';
import { importPage } from '@mint-row/shared/federation';
import type { ComponentType } from 'react';
import { attach, isStyled } from './attach.ts';
import type { Target } from './find-page.ts';
import { LoadFailure, within } from './load-failure.ts';
import type { FileReader } from './release-files.ts';
import { readVerified } from './verified-file.ts';

/** Takes a remote's release to components: what it needs is fetched and checked first, and only then run. */
export class RemoteLoader {
  #files: FileReader;

  constructor(files: FileReader) {
    this.#files = files;
  }

  /**
   * The page that a release exposes.
   * @param replaceable whether another release can stand in for this one
   * @throws LoadFailure
   */
  async component(
    { remote, expose }: Pick<Target, 'remote' | 'expose'>,
    registered: RegisteredRemote,
    replaceable: boolean,
  ): Promise<ComponentType<PageProps>> {
    const { base, contract, entry, exposes } = registered;
    if (contract !== CONTRACT_VERSION) {
      const message = `${remote} speaks version ${contract} of the contract, this shell ${CONTRACT_VERSION}.`;
      throw new LoadFailure('find', 'contract', message);
    }
    const files = exposes[expose]?.files;
    if (!files) throw new LoadFailure('find', 'unknown', `${base} does not expose ${expose}.`);
    const modules = import.meta.hot ? [] : [entry, ...files];
    const links = await this.#check(registered, modules, replaceable);
    return within('evaluate', `${base} ${expose}`, this.#run(links, registered, expose));
  }

  /** Resolves when a release's styles apply. */
  async styles(registered: RegisteredRemote, replaceable: boolean): Promise<void> {
    const missing = registered.styles.filter((file) => !isStyled(registered.base + file));
    const links = await this.#check(registered, missing, replaceable);
    const applied = Promise.all(links.map(([href, integrity]) => attach('stylesheet', href, integrity)));
    await within('styles', registered.base, applied);
  }

  async #run(links: readonly [string, string][], { base, entry }: RegisteredRemote, expose: string) {
    await Promise.all(links.map(([href, integrity]) => attach('modulepreload', href, integrity)));
    return importPage(base + entry, expose);
  }

  #check(release: RegisteredRemote, files: readonly string[], replaceable: boolean) {
    return Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const { hash } = await readVerified(this.#files, release, file, replaceable);
        return [release.base + file, hash];
      }),
    );
  }
}
