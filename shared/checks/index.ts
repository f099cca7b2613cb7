export { drawingFaults } from './drawings.ts';
export { markupFaults, type PageMarkup } from './markup.ts';
export { faultsOfStylesheet, styleFaults } from './styles/style-faults.ts';
export { titleFaults } from './titles.ts';
export { fileFaults, largestFiles, largestShare, shareFaults, weighFiles } from './weights.ts';
