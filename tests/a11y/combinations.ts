import { paths } from '@mint-row/kit/contract';
import { inTurn, whole } from '../sample.ts';
import { routes } from '../site/addresses.ts';
import { missingPath, someKinds } from '../site/kinds.ts';

/** States of a page: as loaded, with an overlay open, or with a binder. */
export const states = [
  'as loaded',
  'menu open',
  'panel open',
  'tooltip open',
  'toast shown',
  'binder begun',
  'binder chosen',
  'key opened',
  'borders moved',
] as const;
export type State = (typeof states)[number];

export type Theme = 'light' | 'dark';

/** A page in one layout and theme. Its states are reached one after the other, each from the page as loaded. */
export interface Combination {
  path: string;
  width: number;
  height: number;
  theme: Theme;
  states: readonly State[];
}

/** The windows of the combinations. */
export const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const themes: readonly Theme[] = ['light', 'dark'];

/** From this width on, the navigation is a row with a panel, and there is no menu to open. */
const rowFrom = 1024;

/** All combinations, for `npm run lab -- a11y`. A page without a state's trigger skips that state. */
const all: readonly Combination[] = [...routes, missingPath].flatMap((path) =>
  sizes.flatMap(({ width, height }) =>
    themes.map((theme) => ({
      path,
      width,
      height,
      theme,
      states: states.filter((state) => state !== (width < rowFrom ? 'panel open' : 'menu open')),
    })),
  ),
);

/** The states of a page that `npm test` checks in addition to the loaded page, and the width for each. */
const statesAt = new Map<string, { width: number; states: readonly State[] }>([
  [paths.home, { width: 360, states: ['menu open', 'tooltip open'] }],
  [paths.top50, { width: 768, states: ['menu open', 'binder begun'] }],
  [paths.guides, { width: 1280, states: ['panel open'] }],
  [paths.character('iron-man'), { width: 1280, states: ['toast shown'] }],
  [paths.checklists, { width: 360, states: ['binder chosen'] }],
  [paths.guide('which-base-set'), { width: 1280, states: ['key opened'] }],
  [paths.guide('grading'), { width: 768, states: ['borders moved'] }],
]);

const others = someKinds('axe', 4).filter(({ path }) => !statesAt.has(path));

/**
 * The part of them that `npm test` checks: each state, and some other pages as loaded; each page at one width and in
 * one theme, which its address decides.
 */
const everyday = all.flatMap((combination) => {
  const { path, width, theme } = combination;
  const own = statesAt.get(path);
  if (!own && !others.some((kind) => kind.path === path)) return [];
  const at = own?.width ?? inTurn(sizes, `width: ${path}`)[0]?.width;
  if (at !== width || !inTurn(themes, `theme: ${path}`).includes(theme)) return [];
  return [{ ...combination, states: ['as loaded', ...(own?.states ?? [])] as const }];
});

/** The combinations to check: all of them if SUITE=whole. */
export const combinations: readonly Combination[] = whole ? all : everyday;
