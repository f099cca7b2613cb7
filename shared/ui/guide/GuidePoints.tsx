import type { ReactNode } from 'react';
import type { TitledText } from '../../content/index.ts';
import { Text } from '../Text.tsx';

interface GuidePointsProps<Each extends TitledText> {
  points: readonly Each[];
  /** Content before the text of a point. */
  before?: (point: Each) => ReactNode;
}

/** Titles with their texts, as ruled rows beside a section's heading. */
export function GuidePoints<Each extends TitledText>({ points, before }: GuidePointsProps<Each>) {
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
