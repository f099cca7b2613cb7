import type { PageProps } from '@mint-row/kit/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { showPage } from './host.tsx';

await showPage(location.pathname, async ({ remote, entry, module }) => {
  // By force: another release of the remote may have been registered.
  registerRemotes([{ name: remote, entry, type: 'module' }], { force: true });
  const exposed = await loadRemote<ComponentType<PageProps>>(`${remote}${module.slice(1)}`);
  if (!exposed) throw new Error(`${entry} exposes no ${module}.`);
  return exposed;
});
