/** The files checked so far, and the faults found. */
export interface Findings {
  /** Each says what mends it. */
  faults: Set<string>;
  /** Those that publishing the same artifacts again mends. */
  repairable: Set<string>;
  /** Counts one more file that was checked against its hash. */
  count: () => void;
}
