export * from './content-types.ts';
export * from './headers.ts';
export * from './policy.ts';
