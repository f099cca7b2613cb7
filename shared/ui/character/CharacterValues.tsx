import type { CharacterWithValues } from '../../charts/value-scale.ts';
import { site } from '../../content/index.ts';
import { ValueScale } from '../charts/ValueScale.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { ValuesNote } from '../ValuesNote.tsx';

/** The cards' value ranges, the debut issue's, and all sales on one scale. */
export function CharacterValues({
  character: { name, values },
}: {
  character: Pick<CharacterWithValues, 'name' | 'values'>;
}) {
  const issue = values.rows.some(({ kind }) => kind === 'issue');
  return (
    <Section id="values" tone="sunken">
      <SectionHeading section="values" heading="Values on one scale" className="mb-8" />
      <ValueScale
        scale={values}
        caption={`Value ranges of three ${name} cards${issue ? ' and of the debut issue' : ''}, in US dollars on a logarithmic scale: each line is ten times the one before. An arrow means that the range goes on.`}
      />
      <ValuesNote reviewed={site.valuesReviewed} className="mt-4" />
    </Section>
  );
}
