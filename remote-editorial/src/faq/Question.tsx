import { CopyLink } from '@mint-row/shared/runtime';
import { Text } from '@mint-row/shared/ui';
import type { Answered } from './content.ts';

/** A question with its answer, and a link to it that can be copied. */
export function Question({ slug, question, answer }: Answered) {
  return (
    <li id={slug} className="faq-question">
      <h3 className="type-title">{question}</h3>
      <div>
        <p className="max-w-measure">
          <Text>{answer}</Text>
        </p>
        <CopyLink to={slug} label={`Copy link to “${question}”`} className="quiet-link text-muted text-sm print:hidden">
          Copy link
        </CopyLink>
      </div>
    </li>
  );
}
