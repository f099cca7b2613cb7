import type { Plugin } from 'vite';

/**
 * Sonner puts a <style> element into the page when it is imported, which the security policy refuses. Its
 * stylesheet is imported instead (shared/runtime/toasts/Toasts.tsx), so the call is taken out.
 */
export function strictStyles(): Plugin {
  return {
    name: 'mint-row:strict-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs$/.test(id.replaceAll('\\', '/'))) return null;
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (stripped === code) this.error('Sonner’s text has changed: adapt shared/vite/strict-styles.ts to it.');
      return { code: stripped, map: null };
    },
  };
}
