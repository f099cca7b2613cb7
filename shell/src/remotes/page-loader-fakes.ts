import type { LoadFailure } from './load-failure.ts';
import type { Page, RemotePage, Unavailable } from './page.ts';

/** What surrounds the page loader in its tests: what it asks for is noted, and answered as a test wants. */
export const asked = {
  read: [] as string[],
  restarted: [] as string[],
  left: [] as string[],
  reported: [] as string[],
};

/** What is answered next; after that, every page loads, and every address answers. */
export const answers = {
  pages: [] as (() => Promise<Page>)[],
  documents: [] as Unavailable[],
};

/** Forgets what was noted, and what was to be answered. */
export function resetFakes(): void {
  for (const list of [...Object.values(asked), ...Object.values(answers)]) list.length = 0;
}

export class PageReader {
  read(path: string): Promise<Page> {
    asked.read.push(path);
    return answers.pages.shift()?.() ?? Promise.resolve(pageOf(path));
  }
}

export const files = { restart: async (path: string) => void asked.restarted.push(path) };

export async function loadDocument(path: string): Promise<Unavailable | null> {
  asked.left.push(path);
  return answers.documents.shift() ?? null;
}

export class Journal {
  #begun = new Map<string, number>();

  begins(path: string): void {
    this.#begun.set(path, Date.now());
  }

  loaded(path: string): void {
    asked.reported.push(`${path} loaded in ${Date.now() - (this.#begun.get(path) ?? 0)} ms`);
  }

  failed(path: string, { phase, reason }: LoadFailure): void {
    asked.reported.push(`${path} failed: ${phase}, ${reason}`);
  }
}

export const loadRecovery = async () => null;

export function pageOf(path: string): RemotePage {
  const props = { data: null, catalogue: {}, base: '/' };
  return {
    kind: 'page',
    path,
    remote: 'marvel',
    Component: () => null,
    props,
    title: path,
    description: '',
    reviewed: '2026-11-01',
  };
}

export const unavailable: Unavailable = { kind: 'unavailable', title: '', Component: () => null };

export const never = () => new Promise<never>(() => {});
