export { drawingFaults } from './drawings.ts';
export { markupFaults, type PageMarkup } from './markup.ts';
export { overBudget, type WeighedPart } from './over-budget.ts';
export { blocksOf, markFaults, termsToExplain, textOf, wordFaults } from './page-words.ts';
export { remoteFaults } from './remote-faults.ts';
export { faultsOfStylesheet, styleFaults } from './style-faults.ts';
export {
  fileFaults,
  maxFileBytes,
  maxOwnJavaScript,
  packageWeights,
  shareFaults,
  weighEach,
  weighFiles,
} from './weights.ts';
