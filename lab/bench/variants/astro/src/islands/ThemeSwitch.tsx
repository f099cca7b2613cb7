import { useEffect, useState } from 'react';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const glyphs: Record<Theme, string> = {
  system: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zv15a7.5 7.5 0 0 0 0-15z',
  light:
    'M10 6.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM10 .8v2.4M10 16.8v2.4M.8 10h2.4M16.8 10h2.4M3.5 3.5l1.7 1.7M14.8 14.8l1.7 1.7M3.5 16.5l1.7-1.7M14.8 5.2l1.7-1.7',
  dark: 'M16.8 12.2A7.4 7.4 0 0 1 7.8 3.2a7.4 7.4 0 1 0 9 9z',
};

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const kept = localStorage.getItem('theme');
    if (kept === 'light' || kept === 'dark') setTheme(kept);
  }, []);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      className="theme-switch"
      aria-label={`Theme: ${theme}`}
      onClick={() => {
        setTheme(next);
        chooseTheme(next);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
        <path d={glyphs[theme]} fill={theme === 'light' ? 'none' : 'currentColor'} fillRule="evenodd" />
      </svg>
    </button>
  );
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset.theme;
    localStorage.removeItem('theme');
  } else {
    dataset.theme = theme;
    localStorage.setItem('theme', theme);
  }
}
