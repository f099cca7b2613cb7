export { drawingFaults } from './drawings.ts';
export { markupFaults, type PageMarkup } from './markup.ts';
export { remoteFaults } from './remote-faults.ts';
export { faultsOfStylesheet, styleFaults } from './style-faults.ts';
export {
  fileFaults,
  largestEntries,
  largestFiles,
  largestShare,
  weighFiles,
} from './weights.ts';
