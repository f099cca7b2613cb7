import type { Storage } from '../store/storage.ts';

/** Two snapshots to compare: what is live, and what a release would make live. */
export interface Proposal {
  /** Where both can be read: a draft, which is removed afterwards, or a store. */
  storage: Storage;
  /** The snapshots' ids; null while there is no site. */
  before: string | null;
  after: string | null;
}
