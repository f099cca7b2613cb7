import { longDay } from '@mint-row/kit/content';
import { currentPlace, type Franchise, type GuideEntry, type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, FranchiseBadge, Section, SectionHeading } from '@mint-row/kit/ui';
import type { guideIndexWords } from '../content/guide-index.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { FoilDrawing } from '../drawings/FoilDrawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { byNeed, type NeedGroup, type Shelf, shelvesOf } from '../guide-index/group-guides.ts';
import '../styles.css';
import '../guide-index/guide-index.css';

/** The guides of all remotes, by the questions that they answer and by franchise. */
export default function GuidesPage({ data: words, catalogue }: PageProps<typeof guideIndexWords>) {
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
            {shelves.map((shelf) => (
              <GuideShelf key={shelfId(shelf.franchise?.slug)} shelf={shelf} all={words.shelves.all} />
            ))}
          </Section>
        </>
      ) : (
        <p className="wrap type-lead pb-section">{words.empty}</p>
      )}
      <ClosingCall call={words.closing}>
        <ButtonLink href={`mailto:${currentPlace().email.sales}`} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

interface GuideIndexHeroProps {
  words: typeof guideIndexWords;
  shelves: readonly Shelf[];
}

/** The opening of the index, beside a drawer of cards with a tab for each shelf that leads there. */
function GuideIndexHero({ words, shelves }: GuideIndexHeroProps) {
  return (
    <div className="wrap guides-head grid gap-x-16 gap-y-10 pt-section lg:grid-cols-2">
      <div className="pb-section max-lg:pb-0">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead mt-8 max-w-measure text-balance">{words.lead}</p>
      </div>
      {shelves.length > 0 && (
        <nav aria-label={words.shelves.heading} className="card-drawer">
          <div className="drawer-cards">
            {shelves.map(({ franchise, guides: [first] }) => (
              <Drawing key={shelfId(franchise?.slug)} src={first?.drawing} />
            ))}
          </div>
          <ul>
            {shelves.map(({ franchise, guides }) => (
              <li key={shelfId(franchise?.slug)} data-accent={franchise?.accent}>
                <a href={`#${shelfId(franchise?.slug)}`}>
                  {franchise?.name ?? words.shelves.all} <span>{guides.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface QuestionIndexProps {
  groups: readonly NeedGroup[];
  /** The names of the needs. */
  needs: typeof guideIndexWords.questions.needs;
  franchises: readonly Franchise[];
  /** The badge of a guide about all franchises. */
  all: string;
}

/** Every guide's question, under the need of a collector that it meets. */
function QuestionIndex({ groups, needs, franchises, all }: QuestionIndexProps) {
  return (
    <div>
      {groups.map(({ need, guides }) => (
        <div key={need} className="question-group">
          <h3 className="question-need">{needs[need]}</h3>
          <ul>
            {guides.map(({ slug, question, franchise }) => (
              <li key={slug}>
                <a href={paths.guide(slug)}>{question}</a>
                {franchise === null ? (
                  <span className="badge">{all}</span>
                ) : (
                  <FranchiseBadge franchise={franchiseNamed(franchises, franchise)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface GuideShelfProps {
  shelf: Shelf;
  /** The name of the shelf of guides about all franchises. */
  all: string;
}

/** The guides of one franchise with their drawings. */
function GuideShelf({ shelf: { franchise, guides }, all }: GuideShelfProps) {
  return (
    <section
      id={shelfId(franchise?.slug)}
      aria-label={franchise?.name ?? all}
      data-accent={franchise?.accent}
      className="guide-shelf"
    >
      <h3 className="guide-shelf-name type-heading text-accent-mark">{franchise?.name ?? all}</h3>
      {guides.map((guide) => (
        <ListedGuide key={guide.slug} guide={guide} />
      ))}
    </section>
  );
}

function ListedGuide({ guide }: { guide: GuideEntry }) {
  const { slug, title, summary, reviewed, drawing } = guide;
  return (
    <article aria-labelledby={slug} className="guide-listed linked-row">
      <FoilDrawing src={drawing} />
      <div>
        <h4 id={slug}>
          <a href={paths.guide(slug)} className="row-link">
            {title}
          </a>
        </h4>
        <p>{summary}</p>
        <p className="mt-2 text-muted text-sm">
          Reviewed <time dateTime={reviewed}>{longDay(reviewed)}</time>
        </p>
      </div>
    </article>
  );
}

/** The anchor of a shelf: "guides-marvel", or "guides-all" for the guides about all franchises. */
function shelfId(franchise = 'all'): string {
  return `guides-${franchise}`;
}
