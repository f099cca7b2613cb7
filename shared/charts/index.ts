export * from './ranking-plots.ts';
export * from './value-scale.ts';
