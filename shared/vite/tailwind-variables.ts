import type { Plugin } from 'vite';

/** What Tailwind writes for browsers that do not know `@property`, which none of ours does without. */
const withoutProperty = /@layer properties\s*(?:;|\{\s*@supports[^{]*\{\s*\*[^{]*\{[^}]*\}\s*\}\s*\})/g;

/**
 * Tailwind's variables apply to the whole page: `@property` registers them globally. A remote gets its own names, so
 * that it and the other applications can use different versions of Tailwind.
 * @param app the application that the variables are named after: `--tw-leading` becomes `--marvel-tw-leading`; the shell's
 * keep their names
 */
export function tailwindVariables(app?: string): Plugin {
  return {
    name: 'mint-row:tailwind-variables',
    transform(code, id) {
      if (!/\.css$/.test(id)) return null;
      const registered = code.replaceAll(withoutProperty, '');
      return { code: app ? registered.replaceAll('--tw-', `--${app}-tw-`) : registered, map: null };
    },
  };
}
