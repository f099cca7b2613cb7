export * from './motif.ts';
export * from './schematic.ts';
export * from './schematics.ts';
