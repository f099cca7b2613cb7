import type { Plugin } from 'vite';

/**
 * Sonner adds a <style> element to the page when it is imported, which the security policy refuses. Its stylesheet is
 * imported instead (shared/runtime/toasts/Toasts.tsx), so the call is removed.
 */
export function strictStyles(): Plugin {
  return {
    name: 'mint-row:strict-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs$/.test(id.replaceAll('\\', '/'))) return null;
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (stripped === code) this.error('Sonner’s source has changed: adapt shared/vite/strict-styles.ts to it.');
      return { code: stripped, map: null };
    },
  };
}
