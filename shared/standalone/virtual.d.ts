declare module 'virtual:share-scope';

/** Made by shared/vite/standalone.ts, from the remote's sources or from its built artifact. */
declare module 'virtual:remote' {
  import type { FranchiseRemote, PageProps, RemoteName } from '@mint-row/shared/contract';
  import type { ComponentType } from 'react';

  export const name: RemoteName;
  /** The remote's name again if it has a roster. */
  export const franchise: FranchiseRemote | null;
  export const base: string;
  export const pages: readonly { path: string; expose: string; title: string }[];
  export const exposes: Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;
}
