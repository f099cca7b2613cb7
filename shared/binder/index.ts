export { binderName } from './binder-name.ts';
export * from './changes.ts';
export { writeCsv } from './csv.ts';
export { largestDocumentSize, readDocument, writeDocument } from './document.ts';
export * from './entry.ts';
export { type Keeper, type Kept, keepBinder } from './keeper.ts';
export { type MergePreview, previewMerge } from './merge.ts';
export { readAmount, writeAmount } from './money.ts';
export { countKept, countUnsaved, sumPaid } from './progress.ts';
