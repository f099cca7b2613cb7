import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { kit } from './kit.ts';

const sources = /(@source\s+(?:not\s+)?)(["'])(.+?)\2/g;
const packageName = '@mint-row/kit';

/**
 * Lets a stylesheet name the kit's folders by its package, `@source "@mint-row/kit/ui"`, wherever it is installed. Also
 * refuses a `@source` that is not there, which Tailwind ignores: the page would lack its styles.
 */
export function styleSources(): Plugin {
  return {
    name: 'mint-row:style-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.endsWith('.css')) return null;
      const placed = code.replaceAll(sources, (line: string, start: string, quote: string, named: string) => {
        const path = named.startsWith(`${packageName}/`) ? fromFile(file, named) : named;
        if (!existsSync(resolve(dirname(file), withoutPattern(path)))) {
          this.error(
            `${file}: ${line} finds nothing, so the styles of what it names would be missing. Name a folder or file that is there, relative to this stylesheet, or one of the kit: "${packageName}/ui".`,
          );
        }
        return start + quote + path + quote;
      });
      return placed === code ? null : { code: placed, map: null };
    },
  };
}

/** The path of a folder of the kit from a stylesheet, which is how Tailwind wants it. */
function fromFile(file: string, named: string): string {
  return relative(dirname(file), kit + named.slice(packageName.length)).replaceAll('\\', '/');
}

/** The part of a path before its first pattern: "./pages/*.tsx" becomes "./pages". */
function withoutPattern(path: string): string {
  return path.replace(/(^|\/)[^/]*[*{[?].*$/, '$1');
}

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

/** Tailwind's rules for browsers without `@property`, which all of ours have. */
const withoutProperty = /@layer properties\s*(?:;|\{\s*@supports[^{]*\{\s*\*[^{]*\{[^}]*\}\s*\}\s*\})/g;

/** Tailwind's animations: where they are defined, and where they are used. */
const animations = /(@keyframes |animation: )(?=(?:spin|ping|pulse|bounce)\b)/g;

/**
 * Tailwind's variables and animations apply to the whole page: `@property` and `@keyframes` are global. A remote gets its
 * own names, so that it and the other applications can use different versions of Tailwind.
 * @param app the application that they are named after: `--tw-leading` becomes `--marvel-tw-leading`; the shell's keep
 * their names
 */
export function tailwindNames(app?: string): Plugin {
  return {
    name: 'mint-row:tailwind-names',
    transform(code, id) {
      if (!/\.css$/.test(id)) return null;
      const registered = code.replaceAll(withoutProperty, '');
      if (!app) return { code: registered, map: null };
      return {
        code: registered.replaceAll('--tw-', `--${app}-tw-`).replaceAll(animations, `$1${app}-`),
        map: null,
      };
    },
  };
}
