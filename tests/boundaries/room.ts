/** A room of the repository and its allowed imports. */
export interface Room {
  /** Its folder. */
  name: string;
  /** The other rooms it may import from. */
  rooms: readonly string[];
  /** The packages it may import; their subpaths are included, and `node:*` means all of Node's own. */
  packages: readonly string[];
  /** What to do about another package, if that is not to add it to the table. */
  advice?: string;
}
