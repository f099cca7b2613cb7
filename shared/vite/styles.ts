import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { classesAmong } from './class-names.ts';
import { kit } from './kit.ts';
import { remoteFolderOf } from './repository.ts';

const sources = /(@source\s+(?:not\s+)?)(["'])(.+?)\2/g;
const packageName = '@mint-row/kit';

const withheld = /@source\s+not\s+inline\(\s*(["'])(.*?)\1\s*\)\s*;/gs;

/**
 * Lets a stylesheet name the kit's folders by its package, `@source "@mint-row/kit/ui"`, wherever it is installed. Also
 * refuses a `@source` that is not there, which Tailwind ignores: the page would lack its styles. And lets a remote withhold
 * words of its texts, `@source not inline("table")`, without withholding classes that its components give to elements.
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
      if (!remoteFolderOf(file)) return changed(code, placed);
      // In development Tailwind reads a stylesheet once, and pages may be any size.
      return changed(
        code,
        placed.replaceAll(withheld, (line, _quote, words) =>
          this.environment.mode === 'build' ? without(line, words, dirname(file)) : '',
        ),
      );
    },
  };
}

function changed(before: string, after: string) {
  return after === before ? null : { code: after, map: null };
}

/** The line that withholds words, without those which are classes in a folder's components. */
function without(line: string, words: string, folder: string): string {
  const all = words.split(/\s+/);
  const classes = classesAmong(all, folder);
  const others = all.filter((word) => !classes.includes(word)).join(' ');
  return others && line.replace(words, () => others);
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
 * @param apps the remotes whose pages show them
 */
export function kitStyles(...apps: readonly string[]): Plugin {
  return {
    name: 'mint-row:kit-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.startsWith(`${kit}/ui/`) || !file.endsWith('.css')) return null;
      const placed = apps.map((app) => `@layer ${app}-page {\n[data-app="${app}"] {\n${code}}\n}\n`);
      return { code: placed.join(''), map: null };
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
