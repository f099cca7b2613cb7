import type { Character } from '../../content/character.ts';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';
import { StoryMargin } from './StoryMargin.tsx';

/** How a history is laid out: newspaper columns, a book page with its margin on the left, or a script’s one column. */
const settings = {
  columns: { layout: 'story', text: 'history-columns' },
  page: { layout: 'story story-book', text: 'history-page' },
  script: { layout: 'story', text: 'history-page' },
} as const;

interface CharacterHistoryProps {
  character: Pick<Character, 'history'> & Parameters<typeof StoryMargin>[0];
  setting: keyof typeof settings;
}

/** A character's history in three paragraphs; in its margin a figure and a timeline. */
export function CharacterHistory({ character: { history, figure, story }, setting }: CharacterHistoryProps) {
  const { layout, text } = settings[setting];
  return (
    <Section id="history" tone="sunken" className={layout}>
      <SectionHeading section="history" heading="Character history" />
      <div className={text}>
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
