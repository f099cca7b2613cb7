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
