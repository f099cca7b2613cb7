export * from './apps.ts';
export * from './paths.ts';
