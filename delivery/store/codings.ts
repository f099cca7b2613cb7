/** The content codings made ahead of time, best first, with their file extensions. */
export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings;

/** The extensions of files that become smaller: text and icons. */
const compressible = new Set(['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'ico', 'webmanifest']);

/**
 * Whether a file is worth compressing.
 * @param file its name
 * @param bytes its size; below a few hundred, nothing is gained
 */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= 256 && compressible.has(file.split('.').pop() ?? '');
}

/** The content types of composed files, with the file extensions that tell whether they are compressed. */
export const composedTypes = {
  'text/html': 'html',
  'application/json': 'json',
  'application/speculationrules+json': 'json',
  'application/xml': 'xml',
  'application/atom+xml': 'atom',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/manifest+json': 'webmanifest',
  'image/x-icon': 'ico',
  'image/png': 'png',
} as const;

export type ComposedType = keyof typeof composedTypes;

/** A name for a composed file, which its address need not have: what matters is the extension. */
export function nameOfComposed(type: ComposedType): string {
  return `composed.${composedTypes[type]}`;
}
