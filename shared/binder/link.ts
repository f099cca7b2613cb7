import { writeDocument } from './document.ts';
import type { Binder } from './entry.ts';
import type { Nine } from './nine.ts';

/** What the fragment of such a link begins with. */
const start = '#binder=';

/** The length of the longest fragment, in characters: programs that pass links on cut longer ones. */
const maxLinkLength = 30_000;

/** The size of the largest document that a link has, in bytes: a few letters can stand for millions. */
const maxDocumentBytes = 2_000_000;

/** Whether the fragment of an address has a binder. */
export function isBinderLink(fragment: string): boolean {
  return fragment.startsWith(start);
}

/**
 * A binder as the fragment of an address, which no browser sends to a server: its document, compressed, in the letters that
 * addresses may have.
 * @param nine the page of nine, if there is one
 * @returns null if the binder is too large for a link
 */
export async function writeBinderLink(binder: Binder, nine: Nine | null): Promise<string | null> {
  const text = new Blob([writeDocument(binder, nine)]);
  if (text.size > maxDocumentBytes) return null;
  const bytes = await bytesOf(text.stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const fragment = start + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length > maxLinkLength ? null : fragment;
}

/**
 * Reads the document in the fragment of an address. Anybody can write one, so `readDocument` has to read what it says.
 * @returns null if it is damaged, cut, or larger than any that is written
 */
export async function readBinderLink(fragment: string): Promise<string | null> {
  if (!isBinderLink(fragment) || fragment.length > maxLinkLength) return null;
  try {
    const letters = atob(fragment.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    const bytes = await bytesOf(compressed.stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The bytes of a stream.
 * @throws RangeError when there are more than `maxDocumentBytes`
 */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxDocumentBytes) {
      await reader.cancel();
      throw new RangeError(`The link stands for more than ${maxDocumentBytes} bytes.`);
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
