/** What has been looked at so far, and what is wrong with it. */
export interface Findings {
  faults: Set<string>;
  /** Counts one more file that was checked against its hash. */
  count: () => void;
}
