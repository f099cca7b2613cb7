/** The content codings made ahead of time, best first, with their file extensions. */
export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings;

/** The extensions of files that become smaller: text and icons. */
const compressible = new Set(['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'ico', 'webmanifest']);

/**
 * Whether a file is worth compressing.
 * @param bytes its size; below a few hundred, nothing is gained
 */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= 256 && compressible.has(file.split('.').pop() ?? '');
}
