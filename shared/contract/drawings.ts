/** The drawings that a page shows, by name: on a page their addresses, in a release their files. */
export type Drawings = Readonly<Record<string, string>>;

/**
 * The addresses of the drawings that a page shows, by name.
 * @param base the address of the remote's files; ends in "/"
 * @param files their files within the release, by name
 */
export function drawingAddresses(base: string, files: Drawings = {}): Drawings {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, base + file]));
}

/**
 * The address of a drawing that a page shows.
 * @param drawings those that the page was given
 * @throws Error when the page does not declare it, so that the build, the gate and the tests find it
 */
export function drawingOf(drawings: Drawings, name: string): string {
  const address = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (address === undefined)
    throw new Error(`The page shows the drawing "${name}": add it to the page's "drawings" in src/pages/index.ts.`);
  return address;
}

/**
 * An entry as pages of all remotes get it: with the address of its drawing, if it has one.
 * @param base the address of the files of the entry's own remote; ends in "/"
 */
export function withDrawingAddress<Entry extends object>(base: string, entry: Entry): Entry {
  return 'drawing' in entry && typeof entry.drawing === 'string' ? { ...entry, drawing: base + entry.drawing } : entry;
}
