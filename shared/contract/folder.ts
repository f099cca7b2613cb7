/** A site, or its place, as far as its addresses depend on it. */
export interface InFolder {
  /** The folder of the origin that the site is in: "/", or one such as "/cards/". */
  readonly folder: string;
}

/**
 * The address, on its origin, of a path of the site. Whatever is no path of a site stays as it is, such as "#sets".
 * @param path or a `URL`, which React takes as the value of an attribute
 * @example addressIn({ folder: '/cards/' }, '/guides') // '/cards/guides'
 */
export function addressIn({ folder }: InFolder, path: string | URL): string {
  return `${path}`.replace(/^\/(?!\/)/, folder);
}

/** The addresses, on the origin of a place, of the paths in a `srcset`. */
export function addressesIn({ folder }: InFolder, list: string): string {
  return list.replaceAll(/(^|, *)\/(?!\/)/g, `$1${folder}`);
}

/**
 * The path of the site that an address on its origin stands for; null if the address is outside its folder.
 * @example pathIn({ folder: '/cards/' }, '/cards/guides') // '/guides'
 */
export function pathIn({ folder }: InFolder, address: string): string | null {
  return address.startsWith(folder) ? address.slice(folder.length - 1) : null;
}
