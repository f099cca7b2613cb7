import { inflateSync } from 'node:zlib';

/** A page of a PDF: its dictionary, its height, and the operators that draw it. */
export interface PageSource {
  dictionary: string;
  height: number;
  operators: string;
}

/** The pages of a PDF that Chromium has printed. */
export function pagesOf(source: string): PageSource[] {
  const pages = source.matchAll(
    /<<\/Type \/Page\b[\s\S]*?\/MediaBox \[0 0 [\d.]+ ([\d.]+)\][\s\S]*?\/Contents (\d+) 0 R/g,
  );
  return [...pages].map(([dictionary, height, contents = '']) => ({
    dictionary,
    height: Number(height),
    operators: streamOf(source, contents),
  }));
}

/** The contents of an object of a PDF, decompressed. */
export function streamOf(source: string, object: string): string {
  const start = source.indexOf(`\n${object} 0 obj`);
  const from = source.indexOf('stream\n', start) + 'stream\n'.length;
  const length = Number(source.slice(start, from).match(/\/Length (\d+)/)?.[1]);
  // An empty page has an empty stream.
  return length ? inflateSync(Buffer.from(source.slice(from, from + length), 'latin1')).toString('latin1') : '';
}
