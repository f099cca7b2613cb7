import type { Grading } from './content.ts';

/** The same two words on the labels of three companies, beside different numbers; one of them has four marks more. */
export function LabelStack({ labels, title }: { labels: Grading['labels']; title: string }) {
  return (
    <div role="img" aria-label={title}>
      <ul aria-hidden="true" className="label-stack">
        {labels.map(({ company, word, value, marks }) => (
          <li key={company} data-company={company}>
            <p className="label-company">{company}</p>
            <p className="label-word">{word}</p>
            {marks && (
              <dl>
                {marks.map(([name, mark]) => (
                  <div key={name}>
                    <dt>{name}</dt> <dd>{mark}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="label-value">{value}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
