import { ShareLink, Text, unbroken } from '@mint-row/kit/ui';
import type { Answered } from './content.ts';
import { Sign } from './Sign.tsx';

/** A question with its answer, the page that says more, and a link to it that can be shared. */
export function Question({ slug, question, answer, more, base }: Answered & { base: string }) {
  return (
    <li id={slug} className="faq-question">
      <h3 className="type-title">
        <Text>{question}</Text>
      </h3>
      <ShareLink to={slug} name={`“${question}”`} className="faq-share">
        <svg aria-hidden="true" viewBox="0 0 20 20">
          <path d="M7 8H4v10h12V8h-3M10 12V2M6 6l4-4 4 4" />
        </svg>
      </ShareLink>
      <p>
        <Text>{answer}</Text>
      </p>
      <a href={more.href} className="faq-more">
        <Sign name={more.sign} base={base} />
        <span>
          <b>{unbroken(more.title)}</b> {more.text}
        </span>
      </a>
    </li>
  );
}
