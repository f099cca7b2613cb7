import {
  type PageDocument,
  pageDocumentFile,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  type RosterEntry,
  registryPath,
  rosterFile,
} from '@mint-row/shared/contract';
import type { QueryClient } from '@tanstack/react-query';

/** How long one request for data may take, in milliseconds. */
const patience = 8000;

/** Finds remotes and reads what their releases publish. A remote once found stays at its release in this tab. */
export class RemoteRegistry {
  #found = new Map<string, RegisteredRemote>();
  #client: QueryClient;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Pins the release that the page's HTML was made with. */
  pin(remote: RemoteName, registered: RegisteredRemote): void {
    this.#found.set(remote, registered);
  }

  /** @throws Error when the remote is not in the registry, or the registry does not answer */
  async find(remote: RemoteName): Promise<RegisteredRemote> {
    const pinned = this.#found.get(remote);
    if (pinned) return pinned;
    const registry = await this.#read<Registry>(registryPath);
    for (const [name, registered] of Object.entries(registry.remotes)) {
      if (!this.#found.has(name)) this.#found.set(name, registered);
    }
    const registered = this.#found.get(remote);
    if (!registered) throw new Error(`The registry at ${registryPath} has no remote "${remote}".`);
    return registered;
  }

  async document(remote: RemoteName, path: string): Promise<PageDocument> {
    const { base } = await this.find(remote);
    return this.#read(base + pageDocumentFile(path));
  }

  async roster(remote: RemoteName): Promise<readonly RosterEntry[]> {
    const { base } = await this.find(remote);
    return this.#read(base + rosterFile);
  }

  #read<Content>(address: string): Promise<Content> {
    return this.#client.fetchQuery({
      queryKey: [address],
      // Releases never change, and neither does the edition that this tab reads.
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }): Promise<Content> => {
        const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
        if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
        return response.json() as Promise<Content>;
      },
    });
  }
}
