export * from './apps.ts';
export * from './integrity.ts';
export * from './page.ts';
export * from './paths.ts';
export * from './registry.ts';
export * from './share-scope.ts';
