const attached = new Map<string, Promise<void>>();

/** Makes the document load a file of a release, with the hash that it must have. Resolves when it has loaded. */
export function attach(rel: 'modulepreload' | 'stylesheet', href: string, integrity: string): Promise<void> {
  let attaching = attached.get(href);
  if (!attaching) {
    attaching = addLink(rel, href, integrity);
    attached.set(href, attaching);
    attaching.catch(() => attached.delete(href));
  }
  return attaching;
}

/** Whether the document already came with a stylesheet. */
export function isStyled(href: string): boolean {
  return document.querySelector(`style[data-href="${CSS.escape(href)}"]`) !== null;
}

/** Whether the document's import map has this hash for a module. */
export function isMapped(address: string, integrity: string): boolean {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map?.includes(`"${address}":"${integrity}"`) ?? false;
}

function addLink(rel: string, href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel, href, integrity });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    });
    document.head.append(link);
  });
}
