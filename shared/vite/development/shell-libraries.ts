import type { Plugin } from 'vite';
import { kitModule } from '../kit.ts';
import { takeShareScope } from '../share-scope/take.ts';

/**
 * In the browser, takes every shared library from the live shell's share scope, as a release does. JSX goes through
 * code that keeps the state of components, since a production React does not know how to.
 */
export function shellLibraries(): Plugin[] {
  const jsx: Plugin = {
    name: 'mint-row:shell-libraries',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId(source) {
      if (source === 'virtual:react-refresh') return '/@react-refresh';
      return source === 'react/jsx-dev-runtime' ? kitModule('development/live-site/jsx-dev-runtime') : null;
    },
  };
  return [
    jsx,
    takeShareScope('client'),
    {
      name: 'mint-row:own-packages',
      enforce: 'post',
      // The shell has the libraries of the share scope; Vite bundles the packages that the remote brings, as they are found.
      config: (config) => {
        const { exclude, rolldownOptions } = config.optimizeDeps ?? {};
        const plugins = [rolldownOptions?.plugins, takeShareScope()];
        config.optimizeDeps = { exclude: exclude ?? [], rolldownOptions: { plugins } };
      },
    },
  ];
}
