export * from './value-scale.ts';
export * from './year-plot.ts';
