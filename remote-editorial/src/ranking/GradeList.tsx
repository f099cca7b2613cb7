import type { TitledText } from '@mint-row/kit/content';
import { Text } from '@mint-row/kit/ui';
import { gradeId } from './grade-id.ts';

/** What each grade means; the grades in the list link here. */
export function GradeList({ points }: { points: readonly TitledText[] }) {
  return (
    <dl className="facts">
      {points.map(({ title, text }) => (
        <div key={title} id={gradeId(title)}>
          <dt className="type-title">{title}</dt>
          <dd className="max-w-measure">
            <Text>{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
