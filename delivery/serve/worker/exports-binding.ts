/** The folder of exports, as the runtime gives it to the worker: whatever answers `GET /<path>` with the file. */
export interface ExportsBinding {
  fetch(address: string): Promise<Response>;
}

/**
 * Reads a file of the folder of exports.
 * @param path from that folder, with "/" between folders
 * @returns null when it is not there
 * @throws Error when the folder cannot be read
 */
export async function readExported(exports: ExportsBinding, path: string): Promise<Response | null> {
  const response = await exports.fetch(`http://exports/${path.split('/').map(encodeURIComponent).join('/')}`);
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`${path} cannot be read: the folder of exports answers with status ${response.status}.`);
}
