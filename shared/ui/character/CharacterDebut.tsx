import type { Character } from '../../content/character.ts';
import { FactList } from '../FactList.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';
import { DrawingDetails } from './DrawingDetails.tsx';

interface CharacterDebutProps {
  character: Pick<Character, 'slug' | 'debut' | 'details'>;
  base: string;
  /** The details that the page's opening has shown, by their labels. */
  shown: readonly string[];
}

/** A character's debut: the story in a sentence or two, the details as rows, the debut issue's value; its drawing. */
export function CharacterDebut({ character: { slug, debut, details }, base, shown }: CharacterDebutProps) {
  const { text, facts, issueValueRange } = debut;
  return (
    <Section id="debut" className="grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-[2fr_3fr]">
      <div>
        <SectionHeading section="debut" heading="First appearance" />
        <p className="type-lead mt-6 max-w-measure lg:text-balance">
          <Text>{text}</Text>
        </p>
      </div>
      <div>
        <FactList facts={facts.filter(({ label }) => !shown.includes(label))} />
        {issueValueRange && (
          <p className="mt-8 print:mt-3">
            <span className="type-label block text-muted">Debut issue value range</span>
            <span className="type-title mt-2 block text-accent-mark">{issueValueRange}</span>
          </p>
        )}
      </div>
      {details && <DrawingDetails base={base} drawing={slug} details={details} />}
    </Section>
  );
}
