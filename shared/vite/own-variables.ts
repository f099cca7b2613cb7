import type { Plugin } from 'vite';

/**
 * Tailwind's variables hold for the whole page: `@property` registers them for everybody. A remote has its own, so that
 * it depends on nobody's version of Tailwind, and nobody on its.
 * @param app whose name the variables get: `--tw-leading` becomes `--marvel-tw-leading`
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
