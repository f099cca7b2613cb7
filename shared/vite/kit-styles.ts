import type { Plugin } from 'vite';
import { kit } from './kit.ts';

/**
 * Stylesheets of the kit's components are plain rules. They load with the pages that use the component, apply inside the
 * remote's wrapper only, and win over its common styles, as a page's own do.
 */
export function kitStyles(app: string): Plugin {
  return {
    name: 'mint-row:kit-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.startsWith(`${kit}/ui/`) || !file.endsWith('.css')) return null;
      return { code: `@layer ${app}-page {\n[data-app="${app}"] {\n${code}}\n}\n`, map: null };
    },
  };
}
