import { addressesIn, addressIn } from '@mint-row/kit/contract';
import { createElement as createReactElement, type ElementType, type ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

// React's functions that make elements, in browsers, for all applications (shared/vite/share-scope/provide.ts): in a site that
// is in a folder, they move the addresses in attributes there. The composer does the same to documents.

export { Fragment };
export const jsx = inFolder(reactJsx);
export const jsxs = inFolder(reactJsxs);
export const createElement = inFolder(createReactElement);

/** The properties of an element that have an address; those of components are paths. */
interface Addresses {
  href?: string | URL;
  src?: string | URL;
  srcSet?: string;
}

type MakeElement<More extends unknown[]> = (type: ElementType, props: Addresses | null, ...more: More) => ReactElement;

function inFolder<More extends unknown[]>(make: MakeElement<More>): MakeElement<More> {
  return (type, props, ...more) => {
    const place = globalThis.mintRowPlace;
    if (typeof type !== 'string' || !place || place.folder === '/') return make(type, props, ...more);
    const { href, src, srcSet } = props ?? {};
    const moved = {
      ...props,
      ...(href && { href: addressIn(place, href) }),
      ...(src && { src: addressIn(place, src) }),
      ...(srcSet && { srcSet: addressesIn(place, srcSet) }),
    };
    return make(type, moved, ...more);
  };
}
