/** Made by ../listed-pages.ts from the manifests of the built artifacts. */
declare module 'virtual:listed-pages' {
  import type { Drawings, Json, Kind, PageProps, RemoteEntries, RemoteName } from '@mint-row/kit/contract';
  import type { ComponentType } from 'react';

  export interface ListedPage {
    remote: RemoteName;
    title: string;
    description: string;
    reviewed: string;
    shows: readonly Kind[];
    onlyCharacters?: readonly string[];
    latestUpdates?: number;
    /** The files of the drawings that it shows, by name. */
    drawings?: Drawings;
    /** The address of the remote's files; ends in "/". */
    base: string;
    component: () => Promise<{ default: ComponentType<PageProps> }>;
    data: () => Promise<Json>;
  }

  /** By path. */
  export const listedPages: Record<string, ListedPage>;
  /** The entries that the remotes offer to pages of all remotes. */
  export const catalogues: () => Promise<RemoteEntries[]>;
}
