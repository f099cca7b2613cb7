import type { CharacterWithValues } from '../../charts/value-scale.ts';
import { site } from '../../content/index.ts';
import { ValueScale } from '../charts/ValueScale.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';
import { ValuesNote } from '../ValuesNote.tsx';

/** What the values show, then the cards' ranges, the debut issue's, and all sales on one scale. */
export function CharacterValues({
  character: { finding, values },
}: {
  character: Pick<CharacterWithValues, 'finding' | 'values'>;
}) {
  return (
    <Section id="values" tone="sunken">
      <SectionHeading section="values" heading="Values on one scale" />
      <p className="type-title mt-5 mb-8 max-w-measure">
        <Text>{finding}</Text>
      </p>
      <ValueScale
        scale={values}
        caption={
          <>
            <p className="max-w-measure">
              US dollars on a logarithmic scale: each line is ten times the one before. An arrow means that the range
              goes on.
            </p>
            <ValuesNote reviewed={site.valuesReviewed} className="mt-2" />
          </>
        }
      />
    </Section>
  );
}
