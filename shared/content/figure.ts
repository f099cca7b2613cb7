/** How sure a figure is: read in a stored public source, known in the field, reported by others, or our own count. */
export type Confidence = 'confirmed' | 'known' | 'reported' | 'ours';

/** The source of figures and dates that a guide states. Kept with the guide's sources; never published. */
export interface FigureRecord {
  /** As the guide writes them: "102", "16 February 2026". */
  figures: readonly string[];
  /** What they say, so that a reader of the record can check it. */
  says: string;
  /** The name of one of the guide's sources, or "own" for our own counts and examples. */
  source: string;
  confidence: Confidence;
}
