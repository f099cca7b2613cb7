import { currentPlace, type PageProps } from '@mint-row/kit/contract';
import type { ComponentProps } from 'react';
import type { CharacterWithValues } from '../../charts/value-scale.ts';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch, site } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { ClosingCall } from '../ClosingCall.tsx';
import { FactList } from '../FactList.tsx';
import { Inset } from '../Inset.tsx';
import { PageIndex } from '../PageIndex.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { ValueScale } from '../ValueScale.tsx';
import { ValuesNote } from '../ValuesNote.tsx';
import { CharacterHistory } from './CharacterHistory.tsx';
import { CharacterNeighbours } from './CharacterNeighbours.tsx';
import { NotableCards } from './NotableCards.tsx';
import './character-sections.css';

type CharacterSectionsProps = ComponentProps<typeof NotableCards> &
  ComponentProps<typeof CharacterClosing> &
  ComponentProps<typeof CharacterValues> &
  ComponentProps<typeof CharacterHistory> &
  ComponentProps<typeof CharacterNeighbours> &
  ComponentProps<typeof CharacterDebut> &
  Pick<PageProps, 'insets'>;

/** A character's page below its opening: the same for every franchise. */
export function CharacterSections({
  character,
  franchise,
  drawings,
  characters,
  shown,
  insets,
}: CharacterSectionsProps) {
  return (
    <>
      <CharacterIndex />
      <CharacterDebut character={character} shown={shown} />
      <CharacterHistory character={character} />
      <NotableCards character={character} drawings={drawings} />
      <CharacterValues character={character} />
      <Inset name="CharacterReadingInset" insets={insets} />
      <CharacterNeighbours character={character} franchise={franchise} drawings={drawings} characters={characters} />
      <CharacterClosing character={character} />
    </>
  );
}

/** The contents of a character's page. */
function CharacterIndex() {
  return (
    <PageIndex
      items={[
        { section: 'debut', label: 'First appearance' },
        { section: 'history', label: 'History' },
        { section: 'cards', label: 'Notable cards' },
        { section: 'values', label: 'Values' },
      ]}
    />
  );
}

interface CharacterDebutProps {
  character: Pick<Character, 'debut'>;
  /** The details that the page's opening has shown, by their labels. */
  shown: readonly string[];
}

/** A character's debut: the story in a sentence or two, the details as rows, the debut issue's value. */
function CharacterDebut({ character: { debut }, shown }: CharacterDebutProps) {
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
    </Section>
  );
}

/** A finding about the values, then the cards' ranges, the debut issue's, and all sales on one scale. */
function CharacterValues({
  character: { finding, values },
}: {
  character: Pick<CharacterWithValues, 'finding' | 'values'>;
}) {
  return (
    <Section id="values" tone="sunken">
      <SectionHeading section="values" heading="What they sell for" />
      <p className="type-title mt-5 mb-8 max-w-measure">
        <Text>{finding}</Text>
      </p>
      <ValueScale
        scale={values}
        caption={
          <>
            <p className="max-w-measure">
              In US dollars; each line is ten times the one before. An arrow means that the best copies cost more.
            </p>
            <ValuesNote reviewed={site.valuesReviewed} className="mt-2" />
          </>
        }
      />
    </Section>
  );
}

/** The end of a character's page: links to its cards, to the Circle and to support, and what the marketplace offers. */
function CharacterClosing({ character: { name, closing } }: { character: Pick<Character, 'name' | 'closing'> }) {
  const { email, marketplace } = currentPlace();
  return (
    <ClosingCall call={closing}>
      <ButtonLink href={marketplaceSearch(`${name} cards`)} look="inverse">{`Shop ${name} Cards`}</ButtonLink>
      <ButtonLink href={marketplace.circle} look="line">
        Join the Collector’s Circle
      </ButtonLink>
      <ButtonLink href={`mailto:${email.sales}`} look="line">
        Contact Us
      </ButtonLink>
      <p className="basis-full text-sm">Sellers on {marketplace.name} are verified. Ask us for expert guidance.</p>
    </ClosingCall>
  );
}
