import type { AppName } from '@mint-row/kit/contract';
import type { Storage } from '../../store/storage.ts';
import type { DifferenceKind } from './compare-documents.ts';

/** The differences between two snapshots, for visitors. Sizes are in bytes as sent, with brotli. */
export interface Changes {
  /** The applications with another release; null where there is none. */
  apps: { app: AppName; from: string | null; to: string | null }[];
  /** The remotes that lose their fallback, because it does not run in the new shell. */
  lostFallbacks: AppName[];
  /** The documents that differ, the most important first. */
  pages: PageChange[];
  /** The former addresses that lead elsewhere than before; to null if they lead nowhere. */
  moved: { from: string; to: string | null }[];
  /** The other composed files that differ: the registry, the search index, the sitemap. */
  files: FileChange[];
}

/** How a file differs: it is there on one side only, leads to another page now, or there is a difference in it. */
export type ChangeKind = 'new' | 'gone' | 'moved' | DifferenceKind;

/** The kinds of changes, the most important first. */
export const changeOrder: readonly ChangeKind[] = ['gone', 'moved', 'new', 'content', 'code', 'release'];

/** A composed file that differs, and its size; null where there is no such file. */
export interface FileChange {
  path: string;
  change: ChangeKind;
  before: number | null;
  after: number | null;
}

/** A document that differs. */
export interface PageChange {
  path: string;
  /** Its title; of a page that is gone or has moved, the last one. */
  title: string;
  change: ChangeKind;
  /** The first passages whose words differ; none for a page that is new or gone. */
  words: Passage[];
  /** How many more passages differ. */
  moreWords: number;
  before: PageWeight | null;
  after: PageWeight | null;
  /** The bytes that a visitor downloads who was on this page before the release; null for a page that is new or gone. */
  returning: number | null;
}

/** A passage of a page's text. Long stretches are shortened, with an ellipsis. */
export type Passage = readonly PassagePart[];
export interface PassagePart {
  is: 'same' | 'removed' | 'added';
  text: string;
}

/** The bytes that a browser downloads for a page. */
export interface PageWeight {
  /** The document, with the stylesheets that it contains. */
  document: number;
  /** Its stylesheets, each compressed alone. They are part of the document. */
  styles: number;
  fonts: number;
  /** The modules that it names: what runs before the visitor does anything. */
  scripts: number;
  /** Every picture that it shows, including those that load only when they come into view. */
  pictures: number;
  /** All of this, for a visitor who has nothing in the cache: document, modules, pictures. */
  firstVisit: number;
}

/** Two snapshots to compare: the live one, and the one that a release would make live. */
export interface Proposal {
  /** Where both can be read: a draft, which is removed afterwards, or a store. */
  storage: Storage;
  /** The snapshots' ids; null while there is no site. */
  before: string | null;
  after: string | null;
}
