import {
  drawingFile,
  type PageData,
  type PageSource,
  pageDataFile,
  type RemoteSource,
  rosterFile,
} from '../contract/index.ts';

/** A page's data, as a release publishes it. */
export function pageDataOf({ title, description, needsRosters = false, data }: PageSource): PageData {
  return { title, description, needsRosters, data };
}

/**
 * What a remote publishes beside its code, by file name within its release: page data, roster, drawings.
 * A character who is still to be drawn shows the franchise's emblem.
 * @throws Error when there is no emblem either
 */
export function publishedFiles(source: RemoteSource): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const page of source.pages) files.set(pageDataFile(page.path), () => JSON.stringify(pageDataOf(page)));
  const { roster = [], drawings = {} } = source;
  if (roster.length > 0) files.set(rosterFile, () => JSON.stringify(roster));
  for (const [name, draw] of Object.entries(drawings)) files.set(drawingFile(name), draw);
  for (const { slug } of roster) {
    const draw = drawings[slug] ?? drawings.emblem;
    if (!draw)
      throw new Error(`${slug} has no drawing: add one under that name, or an "emblem" for all that have none.`);
    files.set(drawingFile(slug), draw);
  }
  return files;
}
