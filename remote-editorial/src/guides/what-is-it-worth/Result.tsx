import { longDay } from '@mint-row/kit/content';
import type { Appraisal, Judged } from './appraise.ts';
import type { WorthGuide } from './content.ts';
import { dollarsOf, resultText } from './result-text.ts';

interface ResultProps {
  appraisal: Appraisal;
  words: WorthGuide['tool'];
}

/** The middle and the range, then every sale and why it counts or does not. */
export function Result({ appraisal, words }: ResultProps) {
  const { title, text } = resultText(appraisal, words.result);
  return (
    <div role="status" className="ruled self-start pt-6">
      <div className="type-figure">{title}</div>
      <p className="type-lead mt-5">{text}</p>
      <ul className="mt-6">
        {appraisal.sales.map((judged, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sales may be the same.
          <JudgedSale key={index} judged={judged} words={words} />
        ))}
      </ul>
    </div>
  );
}

function JudgedSale({ judged: { sale, objection }, words }: { judged: Judged; words: WorthGuide['tool'] }) {
  const { price, date, grade } = sale;
  const facts = [price && dollarsOf(Number(price)), date && longDay(date), words.grades[grade].toLowerCase()].filter(
    Boolean,
  );
  return (
    <li className="judged-sale" data-counts={objection === null}>
      <span className="value">{facts.join(', ')}</span>
      <span className="text-sm">{objection ? words.objections[objection] : words.counts}</span>
    </li>
  );
}
