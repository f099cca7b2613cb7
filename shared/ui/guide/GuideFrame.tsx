import type { TermEntry } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import { type Guide, type GuideSection, longDay } from '../../content/index.ts';
import { PageIndex } from '../PageIndex.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { GlossaryTerms, Text } from '../Text.tsx';
import { FigureOpening, type OpenedGuide } from './FigureOpening.tsx';
import './guide.css';

interface GuideFrameProps extends OpenedGuide {
  terms: readonly TermEntry[] | undefined;
  /** The sections of `children`, in order, if they are not the guide's own. */
  sections?: readonly Pick<GuideSection, 'section' | 'label'>[];
  /** A drawing beside the words of the opening: see `FigureOpening`. */
  figure?: ReactNode;
  /** Another opening than that: a `PictureOpening` or a `ToolOpening`. */
  opening?: ReactNode;
  children: ReactNode;
}

/** The frame of all guides: the opening, the contents, and at the end the sources and what changed. */
export function GuideFrame({
  guide,
  franchise,
  terms,
  sections = guide.sections,
  figure,
  opening,
  children,
}: GuideFrameProps) {
  return (
    <GlossaryTerms terms={terms}>
      <article data-accent={franchise?.accent}>
        {opening ?? <FigureOpening guide={guide} franchise={franchise} figure={figure} />}
        <PageIndex items={[...sections, { section: 'sources', label: 'Sources' }]} />
        {children}
        <GuideEnd guide={guide} />
      </article>
    </GlossaryTerms>
  );
}

/** The end of a guide: where its facts come from, what changed, and where to read on. */
function GuideEnd({ guide: { sources, changes, related } }: { guide: Guide }) {
  return (
    <>
      <Section id="sources" tone="sunken" className="grid items-baseline gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading section="sources" heading="Sources" className="mb-6" />
          <ul className="grid gap-3 text-sm">
            {sources.map(({ name, says, href }) => (
              <li key={name} className="max-w-measure">
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                  </a>
                ) : (
                  <strong className="leading-none">{name}</strong>
                )}
                : <Text>{says}</Text>
              </li>
            ))}
          </ul>
        </div>
        <div id="changes">
          <h2 className="type-heading mb-6">What changed</h2>
          <ul className="grid gap-3 text-sm">
            {changes.map(({ date, text }, index) => (
              <li key={date + text} className="max-w-measure">
                <strong className="leading-none">
                  <time dateTime={date}>{longDay(date)}</time>
                </strong>
                : {index === changes.length - 1 && 'First edition. '}
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <div className="print:hidden">
        <Section id="related">
          <SectionHeading section="related" heading="Read on" className="mb-6" />
          <ul className="guide-related ruled">
            {related.map(({ title, href, why }) => (
              <li key={href}>
                <a href={href} className="type-title">
                  {title}
                </a>
                <p className="max-w-measure text-balance text-muted">{why}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
