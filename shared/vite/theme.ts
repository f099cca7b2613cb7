import { type Selector, type SelectorComponent, type Targets, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { oldestBrowsers } from './base.ts';

/** The plain name of the stylesheet that other hosts of remotes may link. */
export const themeStyles = 'theme.css';

/**
 * For the shell: its stylesheet `theme.css` is for pages of remotes in other hosts, so all of it applies inside of their
 * wrappers, and to nothing of the host.
 */
export function themeForOtherHosts(): Plugin {
  return {
    name: 'mint-row:theme-for-other-hosts',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[themeStyles];
        if (asset?.type !== 'asset') this.error(`The shell's client build has no ${themeStyles}.`);
        asset.source = withinWrappers(asset.source);
      },
    },
  };
}

/** The oldest browsers as lightningcss has them: a version's parts are a byte each. */
const targets: Targets = Object.fromEntries(
  oldestBrowsers.map((browser) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** The wrapper that a host puts around a page, and the layers of toasts and tooltips, which are beside it. */
const wrapper: SelectorComponent = { type: 'attribute', name: 'data-app' };
const layer: SelectorComponent = { type: 'attribute', name: 'data-layer' };
const wrapperOrLayer: SelectorComponent = { type: 'pseudo-class', kind: 'is', selectors: [[wrapper], [layer]] };

/**
 * A stylesheet whose rules for the document apply to wrappers, and others to what is inside of them. Layers have its
 * variables, and the styles of elements.
 * @param css without rules that name a wrapper by its application
 */
export function withinWrappers(css: string | Uint8Array): string {
  const { code } = transform({
    filename: themeStyles,
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Selector: (selector) => (selector.some(({ type }) => type === 'nesting') ? selector : placed(selector)),
    },
  });
  return Buffer.from(code).toString();
}

function placed(selector: Selector): Selector {
  const [first, ...rest] = selector;
  if (!first || isWrapper(first)) return selector;
  if (first.type === 'type' && ['html', 'body'].includes(first.name)) return [wrapper, ...rest];
  if (first.type === 'pseudo-class' && ['root', 'host'].includes(first.kind)) return [wrapperOrLayer, ...rest];
  return [wrapperOrLayer, { type: 'combinator', value: 'descendant' }, ...selector];
}

function isWrapper(component: SelectorComponent): boolean {
  return component.type === 'attribute' && ['data-app', 'data-layer'].includes(component.name);
}
