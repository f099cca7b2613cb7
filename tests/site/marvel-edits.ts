import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { editFile } from './edit-file.ts';
import { hearsEdits } from './vite-server.ts';

/** A change of a file that puts a mark on a page. */
export interface Edit {
  file: string;
  /** @param mark in the form `mark-1`; it replaces the mark of an earlier edit */
  change: (text: string, mark: string) => string;
}

/** One of each kind, in Marvel's files, for its opening page. */
export const edits = {
  page: {
    file: 'remote-marvel/src/pages/LandingPage.tsx',
    change: (text, mark) => text.replace(/View Price Guide[^\n<]*/, `View Price Guide ${mark}`),
  },
  content: {
    file: 'remote-marvel/src/content/landing.ts',
    change: (text, mark) => text.replace(/lead:\s*'(mark-\d+ )?/, `lead: '${mark} `),
  },
  styles: {
    file: 'remote-marvel/src/styles.css',
    change: (text, mark) => `${text.replace(/\n:root.*\n$/, '')}\n:root { --mark: ${mark}; }\n`,
  },
} as const satisfies Record<string, Edit>;

/** Edits that are visible as text on a page, with its path; the last is of another remote. */
export const shown: readonly (Edit & { what: string; path: string })[] = [
  { what: 'content', path: '/marvel', ...edits.content },
  { what: 'a page', path: '/marvel', ...edits.page },
  {
    what: 'another remote’s page',
    path: paths.about,
    file: 'remote-editorial/src/pages/AboutPage.tsx',
    change: (text, mark) => text.replace('See the Top 50', `See ${mark}`),
  },
];

/** The servers that show Marvel's sources, each with its application. */
export const places = [
  ['in the whole site', 'shell'],
  ['alone', 'marvel'],
] as const;

/** Makes a page's component throw while it renders. */
export function throwing(text: string): string {
  return text.replace(
    /(export default function \w+\([^)]*\) \{)/,
    "$1\n  if (Date.now() > 0) throw new Error('Out of cards');",
  );
}

/** Opens Marvel's opening page in development, and waits until it would show an edit. */
export async function openMarvel(page: Page, server: string): Promise<void> {
  const connected = hearsEdits(page);
  await page.goto(`${server}/marvel`);
  await page.getByText('View Price Guide').first().waitFor();
  await connected;
  await page.waitForLoadState('networkidle');
}

/**
 * Saves an edit.
 * @param checkout the root of the page's sources
 * @returns the milliseconds until the page showed its mark
 */
export async function timeEdit(page: Page, checkout: string, { file, change }: Edit, mark: string): Promise<number> {
  const seen = page.waitForFunction(seenAt, mark, { polling: 4 });
  await editFile(join(checkout, file), (text) => change(text, mark));
  const saved = Date.now();
  return (await (await seen).jsonValue()) - saved;
}

/** The time at which the page shows a mark, in its text or its styles; 0 before: runs in the browser. */
function seenAt(mark: string): number {
  const text = document.querySelector('main')?.textContent ?? '';
  const style = getComputedStyle(document.documentElement).getPropertyValue('--mark').trim();
  return text.includes(mark) || style === mark ? Date.now() : 0;
}
