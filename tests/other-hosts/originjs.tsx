import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
  __federation_method_unwrapDefault as unwrapDefault,
} from 'virtual:__federation__';
import type { PageProps } from '@mint-row/kit/contract';
import type { ComponentType } from 'react';
import { showPage } from './host.tsx';

await showPage(location.pathname, async ({ entry, module }) => {
  setRemote(entry, { url: entry, format: 'esm', from: 'vite' });
  return unwrapDefault(await getRemote(entry, module)) as ComponentType<PageProps>;
});
