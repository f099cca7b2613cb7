import type { Plugin } from 'vite';

/**
 * Tailwind's variables apply to the whole page: `@property` registers them globally. A remote gets its own names, so
 * that it and the other applications can use different versions of Tailwind.
 * @param app the application that the variables are named after: `--tw-leading` becomes `--marvel-tw-leading`
 */
export function ownVariables(app: string): Plugin {
  return {
    name: 'mint-row:own-variables',
    transform(code, id) {
      if (!/\.css$/.test(id)) return null;
      return { code: code.replaceAll('--tw-', `--${app}-tw-`), map: null };
    },
  };
}
