/** What the renderer tells its process first: where the server builds are. */
export interface RenderSetup {
  shell: string;
  remotes: Record<string, string>;
}

/** One page to render; `page` is null for the not-found page. */
export interface RenderTask {
  id: number;
  path: string;
  page: { remote: string; expose: string; props: unknown; title: string; description: string } | null;
  head: { title: string; description: string } & Record<string, unknown>;
}

export type RenderResult = { id: number } & ({ html: string } | { error: string });
