import type { PullFigure, StoryEvent } from '../../content/story.ts';
import { Text } from '../text/Text.tsx';

interface StoryMarginProps {
  figure: PullFigure;
  story: readonly Omit<StoryEvent, 'source'>[];
}

/** What stands in the margin of a history: one large figure with its source, and a timeline. */
export function StoryMargin({ figure: { figure, text, source }, story }: StoryMarginProps) {
  return (
    <div className="story-margin">
      <figure>
        <p className="type-title">
          <span className="type-figure mb-3 block text-accent-mark">{figure}</span> {text}
        </p>
        <figcaption className="mt-3 text-muted text-sm">{source}</figcaption>
      </figure>
      <ol className="events">
        {story.map(({ year, kind, text }) => (
          <li key={year + text} data-kind={kind}>
            <span className="value">{year}</span>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
