import type { Plugin } from 'vite';
import { kit, kitModule } from '../kit.ts';
import { consumeShareScope } from '../share-scope-plugins.ts';

const reactOfDevelopment = '\0mint-row:react-of-development';
const ours = `${kit}/development/`;

/**
 * In the browser, takes every shared library from the live shell's share scope, as a release does. JSX goes through
 * code that keeps the state of components, since a production React does not know how to.
 */
export function shellLibraries(): Plugin[] {
  const jsx: Plugin = {
    name: 'mint-row:shell-libraries',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId(source, importer = '') {
      if (source === 'virtual:react-refresh') return '/@react-refresh';
      if (source === 'react/jsx-dev-runtime') return kitModule('development/live-site/jsx-dev-runtime');
      return source === 'react' && importer.startsWith(ours) ? reactOfDevelopment : null;
    },
    load: (id) =>
      id === reactOfDevelopment
        ? [
            "export * from 'react';",
            // The share scope has no classes. React asks no more than this of a class component without setState.
            'export class Component { constructor(props) { this.props = props; } }',
            'Component.prototype.isReactComponent = {};',
          ].join('\n')
        : null,
  };
  return [
    jsx,
    consumeShareScope('client'),
    {
      name: 'mint-row:nothing-to-bundle',
      enforce: 'post',
      // The shell has every library already.
      config: (config) => {
        config.optimizeDeps = { noDiscovery: true, include: [] };
      },
    },
  ];
}
