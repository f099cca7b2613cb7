import type { Page } from '@playwright/test';
import axe, { type AxeResults, type NodeResult } from 'axe-core';

/** A finding of axe at one element: a failure, or a check that it could not decide. */
export interface Finding {
  rule: string;
  /** A CSS selector that names the element alone. */
  selector: string;
  html: string;
  /** The explanation of axe. */
  message: string;
}

export interface Findings {
  violations: readonly Finding[];
  incomplete: readonly Finding[];
}

/** Every rule of axe, including those that are off by default: experimental, AAA, best practices, deprecated. */
const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** Runs axe on the current state of the page. */
export async function runAxe(page: Page): Promise<Findings> {
  // Evaluated as text: the page's own policy would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        rules,
        resultTypes: ['violations', 'incomplete'],
      }),
    everyRule,
  );
  return { violations: flatten(violations), incomplete: flatten(incomplete) };
}

function flatten(results: AxeResults['violations']): readonly Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      selector: node.target.flat().join(' '),
      html: node.html.slice(0, 160),
      message: messageOf(node),
    })),
  );
}

function messageOf({ any, all, none }: NodeResult): string {
  return [...any, ...all, ...none].map(({ message }) => message).join('; ');
}
