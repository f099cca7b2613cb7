import type { DocumentHead, PageContent } from '@mint-row/kit/contract';

/** One document to render, as it is sent to a render process. */
export interface RenderTask {
  path: string;
  /** The remote's page to show; null for the shell's not-found page. */
  page: (PageContent & { expose: string }) | null;
  head: DocumentHead;
  /** What the shell's process writes in place of a remote's page, which it never loads. */
  placeholder?: string;
}

/** What a render process answers to a task. */
export type RenderAnswer = { html: string } | { error: string };
