import type { Character } from '../../content/character.ts';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';

/** How the three paragraphs are laid out: newspaper columns, a book page, or one column below a heading. */
const settings = {
  columns: { section: '', heading: 'mb-8', text: 'history-columns' },
  page: { section: 'grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]', heading: '', text: 'history-page' },
  screen: { section: 'grid justify-center', heading: 'mb-8', text: 'history-page' },
};

interface CharacterHistoryProps extends Pick<Character, 'history'> {
  setting: keyof typeof settings;
}

/** A character's history, laid out for reading: an initial, then indented paragraphs. Left out in print. */
export function CharacterHistory({ history, setting }: CharacterHistoryProps) {
  const { section, heading, text } = settings[setting];
  return (
    <div className="print:hidden">
      <Section id="history" tone="sunken" className={section}>
        <SectionHeading section="history" heading="Character history" className={heading} />
        <div className={text}>
          {history.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </Section>
    </div>
  );
}
