declare module 'virtual:share-scope';

/** Made by shared/vite/development/alone.ts, from the remote's sources or from its built artifact. */
declare module 'virtual:remote' {
  import type { Kind, RemoteName } from '@mint-row/kit/contract';

  export const name: RemoteName;
  /** The kinds of entries that it offers to all remotes' pages. */
  export const offers: readonly Kind[];
  export const base: string;
  export const pages: readonly { path: string; expose: string; title: string }[];
  /** The address of the remote's federation entry. */
  export const entry: string;
}
