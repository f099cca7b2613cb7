import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { standInOf } from './keep-state.ts';

export { Fragment };

/** Makes an element for a page in the live shell, whose React has only the functions of production. */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(standInOf(type), props, key);
}
