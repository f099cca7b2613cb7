/// <reference path="./virtual.d.ts" />

import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
  __federation_method_unwrapDefault as unwrapDefault,
} from 'virtual:__federation__';
import type { ComponentType } from 'react';
import type { InsetProps, PageProps } from '../contract/index.ts';

/**
 * Imports a page, or an inset, that a release exposes. The plugin treats each release as a separate remote, named by the address of
 * its entry, so that a fallback release can run beside the one it replaces.
 * @param entry the address of the release's federation entry
 * @param expose the name of the exposed module, such as "LandingPage"
 * @throws whatever the modules of the release throw, or Error when it does not expose a component
 */
export async function importPage<Props extends PageProps | InsetProps = PageProps>(
  entry: string,
  expose: string,
): Promise<ComponentType<Props>> {
  setRemote(entry, { url: entry, format: 'esm', from: 'vite' });
  const page = unwrapDefault(await getRemote(entry, `./${expose}`));
  if (isComponent<Props>(page)) return page;
  throw new Error(`${entry} exposes no component as ${expose}.`);
}

/** The plugin has no types across applications. The contract promises that the component takes these props. */
function isComponent<Props>(page: unknown): page is ComponentType<Props> {
  return typeof page === 'function' || (page instanceof Object && '$$typeof' in page);
}
