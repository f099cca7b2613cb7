import { remember } from '../storage.ts';

/** The visitor's choices: follow the system, or one of the two themes. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme that the document shows, as `document/early-script.ts` set it. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme, and remembers it if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  remember('localStorage', 'theme', theme === 'system' ? null : theme);
}
