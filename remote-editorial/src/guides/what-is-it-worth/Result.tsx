import { longDay } from '@mint-row/kit/content';
import { ToolResult } from '@mint-row/kit/ui/guide';
import type { Appraisal, Judged } from './appraise.ts';
import type { WorthGuide } from './content.ts';
import { dollarsOf, resultText } from './result-text.ts';

interface ResultProps {
  appraisal: Appraisal;
  words: WorthGuide['tool'];
}

/** The middle and the range, then every sale and why it counts or does not. */
export function Result({ appraisal, words }: ResultProps) {
  const { state, title, text } = resultText(appraisal, words.result);
  return (
    <div className="tool-answer">
      <ToolResult state={state} title={title}>
        <p>{text}</p>
        <ul>
          {appraisal.sales.map((judged, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sales may be the same.
            <JudgedSale key={index} judged={judged} words={words} />
          ))}
        </ul>
      </ToolResult>
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
