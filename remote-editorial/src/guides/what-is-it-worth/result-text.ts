import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { Appraisal } from './appraise.ts';
import type { WorthGuide } from './content.ts';

type Words = WorthGuide['tool']['result'];

/** What the sales say: nothing, one price, a range, or a middle, for which three are enough. */
export function resultText(appraisal: Appraisal, words: Words): ToolAnswer {
  const { counted, median, low, high } = appraisal;
  if (median === null) return { state: 'open', title: words.none, text: words.noneText };
  const filled = (text: string) =>
    text
      .replace('{median}', dollarsOf(median))
      .replace('{low}', dollarsOf(low))
      .replace('{high}', dollarsOf(high))
      .replace('{counted}', String(counted));
  if (counted === 1) return { state: 'unsure', title: filled(words.one), text: words.oneText };
  if (counted === 2) return { state: 'unsure', title: filled(words.two), text: words.twoText };
  return { state: 'good', title: filled(words.more), text: filled(words.moreText) };
}

/** An amount as the site writes it: 5300 becomes "$5,300". */
export function dollarsOf(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
