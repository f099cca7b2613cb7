import type { FranchiseLanding } from '../../content/franchise.ts';
import { Text } from '../text/Text.tsx';

/** Rare cards: what each one is, and the caution at the end of the section. */
export function RareNotes({ points, caution }: Pick<NonNullable<FranchiseLanding['rare']>, 'points' | 'caution'>) {
  return (
    <>
      <dl className="facts">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt className="type-title">{title}</dt>
            <dd className="max-w-measure">
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure border-accent-mark border-l-6 pl-5 text-muted text-sm">
        <Text>{caution}</Text>
      </p>
    </>
  );
}
