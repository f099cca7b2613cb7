import { ShareLink, Text } from '@mint-row/kit/ui';
import type { Answered } from './content.ts';

/** A question with its answer, and a link to it that can be shared. */
export function Question({ slug, question, answer }: Answered) {
  return (
    <li id={slug} className="faq-question">
      <h3 className="type-title">{question}</h3>
      <div>
        <p className="max-w-measure">
          <Text>{answer}</Text>
        </p>
        <ShareLink to={slug} name={`“${question}”`} className="quiet-link text-muted text-sm print:hidden" />
      </div>
    </li>
  );
}
