import { SlabLabel } from '@mint-row/kit/ui';
import type { Grading } from './content.ts';

const turns = ['-rotate-2', 'rotate-1 ml-8', '-rotate-1 ml-3'];

/** The same two words on the labels of three companies, beside different numbers. */
export function LabelStack({ labels, title }: { labels: Grading['labels']; title: string }) {
  return (
    <div role="img" aria-label={title}>
      <ul aria-hidden="true" className="space-y-4">
        {labels.map(({ company, word, value }, index) => (
          <li key={company} className={`max-w-88 ${turns[index % turns.length]}`}>
            <SlabLabel lines={[word, company]} grade={{ value, word: 'of 10' }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
