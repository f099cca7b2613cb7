import { site } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, Section, SectionHeading } from '@mint-row/kit/ui';
import { Drawings } from '../drawings/Drawings.tsx';
import { GuideIndexHero } from '../guide-index/GuideIndexHero.tsx';
import { GuideShelf } from '../guide-index/GuideShelf.tsx';
import { byNeed, shelvesOf } from '../guide-index/group-guides.ts';
import { QuestionIndex } from '../guide-index/QuestionIndex.tsx';
import { shelfId } from '../guide-index/shelf-id.ts';
import type { guideIndexWords } from '../guide-index/words.ts';
import '../styles.css';

/** The guides of all remotes, by the questions that they answer and by franchise. */
export default function GuidesPage({ data: words, catalogue, base }: PageProps<typeof guideIndexWords>) {
  const { guides = [], franchises = [] } = catalogue;
  const shelves = shelvesOf(guides, franchises);
  return (
    <>
      <GuideIndexHero words={words} shelves={shelves} />
      {guides.length > 0 ? (
        <>
          <Section id="questions" tone="sunken">
            <SectionHeading
              section="questions"
              heading={words.questions.heading}
              intro={words.questions.intro}
              className="mb-10"
            />
            <QuestionIndex
              groups={byNeed(guides)}
              needs={words.questions.needs}
              franchises={franchises}
              all={words.shelves.all}
            />
          </Section>
          <Section id="shelves">
            <SectionHeading
              section="shelves"
              heading={words.shelves.heading}
              intro={words.shelves.intro}
              className="mb-12"
            />
            <Drawings base={base}>
              {shelves.map((shelf) => (
                <GuideShelf key={shelfId(shelf.franchise?.slug)} shelf={shelf} all={words.shelves.all} />
              ))}
            </Drawings>
          </Section>
        </>
      ) : (
        <p className="wrap type-lead pb-section">{words.empty}</p>
      )}
      <ClosingCall call={words.closing}>
        <ButtonLink href={`mailto:${site.email.sales}`} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
