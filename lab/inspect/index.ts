export type { Inspection } from './inspection.ts';
