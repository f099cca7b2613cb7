import type { InFolder } from '@mint-row/kit/contract';
import type { Plain } from '../../../store/copies.ts';
import type { ListedFile } from '../../rules/listed-site.ts';

/** The record that the worker reads: all that an export serves, and nothing else. */
export interface ExportedSnapshot extends InFolder {
  /** The worker that it was exported with: another one may have other rules. */
  rules: string;
  /** The present path of each page whose address has changed, by former address. */
  moved: Record<string, string>;
  /** The files of the snapshot, by address. */
  files: Record<string, ListedFile>;
  /** The published files of releases, by address; also those that were carried on from earlier exports. */
  released: Record<string, Plain>;
  /** The origins whose pages may load files of releases. */
  allowedOrigins: readonly string[];
}

/** The name of the edition in an export's folder. */
export const exportedSnapshotFile = 'edition.json';

/** The file that has the name of its export's folder: `current/name` tells which export is the newest. */
export const nameFile = 'name';
