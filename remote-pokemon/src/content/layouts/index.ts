export * from './classic.ts';
export * from './later.ts';
export * from './promos.ts';
