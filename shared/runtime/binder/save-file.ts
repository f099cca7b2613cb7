import { writeDocument } from '../../binder/index.ts';
import { keeper } from './keeper.ts';

/**
 * Offers a text to the visitor as a file to save.
 * @param type its content type, without a character set: it is UTF-8
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers have taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Offers the binder as a file that can be added to one again, and notes that it was saved. */
export function saveBinder(): void {
  saveFile(binderFileName('json'), 'application/json', writeDocument(keeper.kept.binder));
  keeper.noteSaved();
}

/** What a file of the binder is called today. */
export function binderFileName(ending: 'json' | 'csv'): string {
  return `mint-row-binder-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
