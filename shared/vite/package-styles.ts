import type { Plugin } from 'vite';
import type { RemoteName } from '../contract/index.ts';

/** The code of a package from npm. The kit is like the remote's own sources. */
export const packageCode = /[\\/]node_modules[\\/](?!@mint-row[\\/]kit[\\/])(?!.*[\\/]node_modules[\\/])/;

const styleModule = 'virtual:style-element';
const resolvedStyleModule = `\0${styleModule}`;

/** How a package makes an element for styles. React's `createElement` takes props as well. */
const madeElement = /\b(?:\w+\.)*(?:document|ownerDocument|doc|[a-z])\.createElement\(\s*(["'`])style\1\s*\)/g;

/**
 * Lets packages from npm bring their styles to a remote. Stylesheets that they import apply inside of the remote's wrapper,
 * and the remote's own utilities win over them. The text of `<style>` elements that they make, which the security policy
 * refuses, becomes a constructed stylesheet.
 */
export function packageStyles(app: RemoteName): Plugin {
  return {
    name: 'mint-row:package-styles',
    enforce: 'pre',
    resolveId: (id) => (id === styleModule ? resolvedStyleModule : null),
    load: (id) => (id === resolvedStyleModule ? styleElement : null),
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!packageCode.test(file)) return null;
      // As text, it is for something else: the kit's toasts are in a layer outside of the wrapper.
      if (/[?&](?:inline|raw|url)\b/.test(id)) return null;
      if (file.endsWith('.css')) return { code: withinWrapper(code, app), map: null };
      // In development, Vite's own styles are such elements, and the policy lets them be.
      if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client') return null;
      const made = code.replaceAll(madeElement, '__styleElement()');
      return made === code
        ? null
        : { code: `import { styleElement as __styleElement } from '${styleModule}';\n${made}`, map: null };
    },
  };
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
