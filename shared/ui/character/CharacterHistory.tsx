import type { Character } from '../../content/character.ts';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';

/** How the three paragraphs stand: newspaper columns, a book's page, or one column with a heading at its head. */
const settings = {
  columns: { section: '', heading: 'mb-8', text: 'history-columns' },
  page: { section: 'grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]', heading: '', text: 'history-page' },
  screen: { section: 'grid justify-center', heading: 'mb-8', text: 'history-page' },
};

interface CharacterHistoryProps extends Pick<Character, 'history'> {
  setting: keyof typeof settings;
}

/** A character's history, set to be read: an initial, then paragraphs by indent. Not for the printed sheet. */
export function CharacterHistory({ history, setting }: CharacterHistoryProps) {
  const { section, heading, text } = settings[setting];
  return (
    <div className="print:hidden">
      <Section id="history" tone="sunken" className={section}>
        <SectionHeading section="history" heading="Character history" className={heading} />
        <div className={text}>
          {history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </div>
  );
}
