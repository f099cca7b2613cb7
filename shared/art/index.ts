export * from './colour.ts';
export * from './element.ts';
export * from './number.ts';
export * from './path.ts';
export { outlineOf } from './schematic/lettering.ts';
export * from './schematic/schematic.ts';
