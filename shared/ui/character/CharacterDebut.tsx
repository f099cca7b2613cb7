import type { Character } from '../../content/character.ts';
import { FactList } from '../FactList.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';

/** A character's debut: the story in a sentence or two, the details as rows, the debut issue's value. */
export function CharacterDebut({ debut: { text, facts, issueValueRange } }: Pick<Character, 'debut'>) {
  return (
    <Section id="debut" className="grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-[2fr_3fr]">
      <div>
        <SectionHeading section="debut" heading="First appearance" />
        <p className="type-lead mt-6 max-w-measure">
          <Text>{text}</Text>
        </p>
        {issueValueRange && (
          <p className="mt-8 print:mt-3">
            <span className="type-label block text-muted">Debut issue value range</span>
            <span className="type-title mt-2 block text-accent-ink">{issueValueRange}</span>
          </p>
        )}
      </div>
      <FactList facts={facts} className="self-start" />
    </Section>
  );
}
