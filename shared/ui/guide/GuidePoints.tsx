import type { ReactNode } from 'react';
import type { Point } from '../../content/index.ts';
import { Text } from '../text/Text.tsx';

interface GuidePointsProps<Each extends Point> {
  points: readonly Each[];
  /** What stands before the text of a point. */
  before?: (point: Each) => ReactNode;
}

/** Titles with their texts, as ruled rows beside a section's heading. */
export function GuidePoints<Each extends Point>({ points, before }: GuidePointsProps<Each>) {
  return (
    <dl className="guide-points facts">
      {points.map((point) => (
        <div key={point.title}>
          <dt className="type-title">{point.title}</dt>
          <dd className="max-w-measure">
            {before?.(point)}
            <Text>{point.text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
