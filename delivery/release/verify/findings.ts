/** The files checked so far, and the faults found. */
export interface Findings {
  faults: Set<string>;
  /** Counts one more file that was checked against its hash. */
  count: () => void;
}
