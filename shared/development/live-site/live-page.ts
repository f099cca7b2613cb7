import type { ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { PageProps } from '../../contract/index.ts';
import { contentChanged } from '../messages.ts';
import { hasFailed } from '../report-failures.ts';
import { standInOf } from './keep-state.ts';

/** A page of the remote's sources as the live shell gets it: one component, whatever is edited. */
export function livePage(Page: ComponentType<PageProps>): ComponentType<PageProps> {
  return (props) => jsx(standInOf(Page), props);
}

// The live shell has given up on a page that failed, as it does for visitors, and shows it again in a new document only.
for (const edited of ['vite:afterUpdate', contentChanged]) {
  import.meta.hot?.on(edited, () => {
    if (hasFailed()) window.location.reload();
  });
}
