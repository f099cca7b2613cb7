import { paths } from '@mint-row/shared/contract';
import { whole } from '../sample.ts';
import { routes } from '../site/addresses.ts';
import { isLikeOneBefore, kinds, missingPath } from '../site/kinds.ts';

/** What a page may show above itself. */
export const states = ['as loaded', 'menu open', 'tooltip open', 'toast shown'] as const;
export type State = (typeof states)[number];

export type Theme = 'light' | 'dark';

/** A page as somebody may meet it. Its states are reached one after the other, each from the page alone. */
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

/** From this width on, the navigation is a row and there is no menu to open. */
const rowFrom = 1152;

/** All of them: what `npm run test:a11y` checks. A page without a state's trigger skips that state. */
const all: readonly Combination[] = [...routes, missingPath].flatMap((path) =>
  sizes.flatMap(({ width, height }) =>
    themes.map((theme) => ({
      path,
      width,
      height,
      theme,
      states: states.filter((state) => state !== 'menu open' || width < rowFrom),
    })),
  ),
);

/** Where `npm test` checks the states of a page, and at which width; Charizard's page has them in every combination. */
const statesAt = new Map([
  [paths.home, 360],
  [paths.top50, 768],
  [missingPath, 1280],
]);
const withEverything = paths.character('charizard');

/**
 * The part of them that `npm test` checks: null where a combination has none. Each kind of page is in it at every width,
 * each page that is like another one at one of them.
 */
function everyday(combination: Combination): Combination | null {
  const { path, width, theme } = combination;
  if (path === withEverything) return combination;
  if (theme !== (width === 1280 ? 'dark' : 'light')) return null;
  const turn = kinds.findIndex((kind) => kind.path === path);
  const kind = kinds[turn];
  const only = kind && isLikeOneBefore(kind) ? sizes[turn % sizes.length]?.width : kind ? width : 360;
  if (width !== only) return null;
  return statesAt.get(path) === width ? combination : { ...combination, states: ['as loaded'] };
}

/** The combinations to check now: all of them where the environment asks for the whole. */
export const combinations: readonly Combination[] = whole ? all : all.map(everyday).filter((one) => one !== null);
