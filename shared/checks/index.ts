export { drawingFaults } from './drawings.ts';
export { markupFaults, type PageMarkup } from './markup.ts';
export { faultsOfStylesheet, styleFaults } from './styles/style-faults.ts';
export { titleFaults } from './titles.ts';
