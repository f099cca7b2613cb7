import type { TermEntry } from '@mint-row/kit/contract';

/** A term, as the glossary explains it: the definition, which tooltips show too, and more to read here. */
export interface Term extends TermEntry {
  /** One to three sentences; they may have marks. */
  entry: string;
}
