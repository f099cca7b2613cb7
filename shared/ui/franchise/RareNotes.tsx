import type { FranchiseLanding } from '../../content/franchise.ts';

/** Rare cards: what each one is, and the caution at the end of the section. */
export function RareNotes({ points, caution }: Pick<NonNullable<FranchiseLanding['rare']>, 'points' | 'caution'>) {
  return (
    <>
      <dl className="facts">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt className="type-title">{title}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure border-accent-ink border-l-6 pl-5 text-muted text-sm">{caution}</p>
    </>
  );
}
