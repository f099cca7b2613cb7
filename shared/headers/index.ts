export * from './headers.ts';
export * from './policy.ts';
