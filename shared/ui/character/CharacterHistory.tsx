import type { Character } from '../../content/character.ts';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';
import { StoryMargin } from './StoryMargin.tsx';
import './story.css';

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
