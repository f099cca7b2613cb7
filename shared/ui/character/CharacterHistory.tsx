import type { Character, PullFigure, StoryEvent } from '../../content/character.ts';
import { Section, SectionHeading } from '../Section.tsx';
import { Text, unbroken } from '../Text.tsx';
import './character-history.css';

interface CharacterHistoryProps {
  character: Pick<Character, 'history'> & Parameters<typeof StoryMargin>[0];
}

/** A character's history in three paragraphs; in its margin a figure and a timeline. */
export function CharacterHistory({ character: { history, figure, story } }: CharacterHistoryProps) {
  return (
    <Section id="history" tone="sunken" className="story">
      <SectionHeading section="history" heading="Character history" />
      <div className="history drop-cap">
        {history.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      <StoryMargin figure={figure} story={story} />
    </Section>
  );
}

interface StoryMarginProps {
  figure: PullFigure;
  story: readonly Omit<StoryEvent, 'source'>[];
}

/**
 * The margin of a history: one large figure with its source, and a timeline to scale with its key.
 */
function StoryMargin({ figure: { figure, text, source }, story }: StoryMarginProps) {
  return (
    <div className="story-margin">
      <figure>
        <p className="type-title">
          <span className="type-figure mb-5 block text-accent-mark">{figure}</span> {unbroken(text)}
        </p>
        <figcaption className="mt-3 text-muted text-sm">{unbroken(source)}</figcaption>
      </figure>
      <div>
        <ul className="events events-key">
          {(['event', 'card', 'sale'] as const)
            .filter((kind) => story.some((event) => (event.kind ?? 'event') === kind))
            .map((kind) => (
              <li key={kind} data-kind={kind}>
                {kind}
              </li>
            ))}
        </ul>
        <ol className="events">
          {story.map(({ year, kind, text }, index) => (
            <li key={year + text} data-kind={kind} data-years={yearsUntil(story[index + 1]?.year, year)}>
              <span className="value">{year}</span>
              <p>
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The years up to the next event, at most 31, as the numbers that the styles add up: "16 2" for 18. */
function yearsUntil(next: number | undefined, year: number): string | undefined {
  if (next === undefined) return undefined;
  return [16, 8, 4, 2, 1].filter((part) => (next - year) & part).join(' ');
}
