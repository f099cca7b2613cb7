export { drawingFaults } from './drawings.ts';
export { entryFaults } from './entries.ts';
export { markupFaults, type PageMarkup } from './markup.ts';
export { faultsOfStylesheet, styleFaults } from './styles/style-faults.ts';
export { titleFaults } from './titles.ts';
export {
  entryWeightFaults,
  fileFaults,
  largestEntries,
  largestFiles,
  largestShare,
  shareFaults,
  weighFiles,
} from './weights.ts';
