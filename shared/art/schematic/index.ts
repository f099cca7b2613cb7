export { outlineOf } from './glyphs.ts';
export * from './motif.ts';
export * from './schematic.ts';
export * from './schematics.ts';
