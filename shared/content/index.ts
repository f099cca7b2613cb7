export * from './character.ts';
export * from './character-pages.ts';
export * from './franchise.ts';
export * from './legal.ts';
export * from './pages.ts';
export * from './ranking.ts';
export * from './site.ts';
export * from './value.ts';
