import { whole } from '../sample.ts';
import { routes } from '../site/addresses.ts';
import { kinds, missingPath } from '../site/kinds.ts';

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

/** The kinds of page that `npm test` checks in every window and theme, and where it checks their states. */
const thorough = new Map<string | undefined, (combination: Combination) => boolean>([
  ['character, Charizard', () => true],
  ['home', ({ width, theme }) => width === 360 && theme === 'light'],
  ['Top 50', ({ width, theme }) => width === 768 && theme === 'dark'],
  ['404', ({ width, theme }) => width === 1280 && theme === 'light'],
]);

/** The part of them that `npm test` checks: null where a combination has none. Each page is in it, at one size or more. */
function everyday(combination: Combination): Combination | null {
  const { path, width, theme } = combination;
  const kind = kinds.find((one) => one.path === path);
  const hasStates = thorough.get(kind?.name);
  if (hasStates) return hasStates(combination) ? combination : { ...combination, states: ['as loaded'] };
  const themeAt = width === 1280 ? 'dark' : 'light';
  return theme === themeAt && (kind || width === 360) ? { ...combination, states: ['as loaded'] } : null;
}

/** The combinations to check now: all of them where the environment asks for the whole. */
export const combinations: readonly Combination[] = whole ? all : all.map(everyday).filter((one) => one !== null);
