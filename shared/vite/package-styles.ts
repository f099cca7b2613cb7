import type { Plugin, Rolldown } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { kit } from './kit.ts';

/**
 * Whether a file is code of a package from npm. The kit is like the remote's own sources, wherever a package manager has
 * put it.
 * @param own the kit's folder
 */
export function isPackageCode(file: string, own = kit): boolean {
  const path = file.replaceAll('\\', '/');
  return (path.startsWith(`${own}/`) ? path.slice(own.length) : path).includes('/node_modules/');
}

const styleModule = 'virtual:style-element';
const resolvedStyleModule = `\0${styleModule}`;

/** How a package makes an element for styles. React's `createElement` takes props as well. */
const madeElement = /\b(?:\w+\.)*(?:document|ownerDocument|doc|[a-z])\.createElement\(\s*(["'`])style\1\s*\)/g;

/**
 * Lets packages from npm bring their styles to a remote. Stylesheets that they import apply inside of the remote's wrapper,
 * and the remote's own utilities win over them. The text of `<style>` elements that they make, which the security policy
 * refuses, becomes a constructed stylesheet.
 * @param apps the remotes whose pages import them
 */
export function packageStyles(...apps: readonly RemoteName[]): Plugin {
  return {
    name: 'mint-row:package-styles',
    enforce: 'pre',
    resolveId: (id) => (id === styleModule ? resolvedStyleModule : null),
    load: (id) => (id === resolvedStyleModule ? styleElement : null),
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!isPackageCode(file)) return null;
      // As text, it is for something else: the kit's toasts are in a layer outside of the wrapper.
      if (/[?&](?:inline|raw|url)\b/.test(id)) return null;
      if (file.endsWith('.css')) return { code: apps.map((app) => withinWrapper(code, app)).join(''), map: null };
      // In development, packages are bundled in advance: see below.
      if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client') return null;
      return withSheets(code);
    },
  };
}

/** The same for the styles that packages make, where Vite bundles packages for development. */
export function bundledStyles(): Rolldown.Plugin {
  return {
    name: 'mint-row:bundled-styles',
    resolveId: (id) => (id === styleModule ? resolvedStyleModule : null),
    load: (id) => (id === resolvedStyleModule ? styleElement : null),
    transform: (code) => withSheets(code),
  };
}

function withSheets(code: string) {
  const made = code.replaceAll(madeElement, '__styleElement()');
  if (made === code) return null;
  return { code: `import { styleElement as __styleElement } from '${styleModule}';\n${made}`, map: null };
}

/**
 * An element that packages fill like a style element, and a stylesheet with what they fill in. It is none for styles, of
 * which the policy refuses even the empty text, and its text is not shown.
 */
const styleElement = `export function styleElement() {
  const element = document.createElement('noscript');
  const sheet = new CSSStyleSheet();
  // Some begin with an empty text, and insert rules one by one.
  const update = () => element.textContent.trim() && sheet.replaceSync(element.textContent);
  Object.defineProperties(element, {
    sheet: { value: sheet },
    innerHTML: { set: (text) => { element.textContent = text; } },
  });
  new MutationObserver(update).observe(element, { childList: true, characterData: true, subtree: true });
  document.adoptedStyleSheets.push(sheet);
  return element;
}
`;

/** What a stylesheet cannot have within a rule. Animations contain rules of their own. */
const topLevel =
  /@import[^;]+;|@font-face\s*\{[^{}]*\}|@(?:-\w+-)?keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/**
 * A package's stylesheet for a remote's page: its rules apply inside of the wrapper, its variables for the document to all
 * that is in there, and its animations have names of the remote's own.
 */
export function withinWrapper(css: string, app: RemoteName): string {
  const plain = css.replaceAll(/@charset[^;]+;|\/\*[\s\S]*?\*\//g, '');
  const animations = [...plain.matchAll(/@(?:-\w+-)?keyframes\s+([\w-]+)/g)].map(([, name]) => name);
  const names = new RegExp(
    `(?<=(?:keyframes|animation(?:-name)?\\s*:[^;}]*?)\\s*)(?<![\\w-])(?:${animations.join('|')})(?![\\w-])`,
    'g',
  );
  const named = animations.length > 0 ? plain.replaceAll(names, `${app}-$&`) : plain;
  const outside = named.match(topLevel) ?? [];
  const rules = named.replaceAll(topLevel, '').replaceAll(/:root\b|(?<![\w.#-])html(?=\s*[,{])/g, '& > *');
  return `${outside.join('\n')}\n@layer components {\n[data-app="${app}"] {\n${rules}\n}\n}\n`;
}
