import { type Franchise, paths, type TermEntry } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import type { Guide } from '../../content/index.ts';
import { PageIndex } from '../PageIndex.tsx';
import { GlossaryTerms } from '../text/GlossaryTerms.tsx';
import { Text } from '../text/Text.tsx';
import { GuideEnd } from './GuideEnd.tsx';
import './guide.css';

interface GuideFrameProps {
  guide: Guide;
  /** The franchise that the guide is about; left out if it is about all. */
  franchise?: Pick<Franchise, 'name' | 'path' | 'accent'>;
  terms: readonly TermEntry[] | undefined;
  /** The guide's sections, in order: those of `children`. */
  sections: readonly { section: string; label: string }[];
  /** A drawing beside the opening, about as high as wide, with text of 16 of 340 units or more. */
  figure?: ReactNode;
  children: ReactNode;
}

/** What all guides have in common: the opening, the contents, and at the end the sources and what changed. */
export function GuideFrame({ guide, franchise, terms, sections, figure, children }: GuideFrameProps) {
  const { title, lead } = guide;
  return (
    <GlossaryTerms terms={terms}>
      <article data-accent={franchise?.accent}>
        <header className="guide-opening wrap">
          <p className="type-label text-muted">
            <a href={paths.guides} className="quiet-link">
              Guides
            </a>
            {franchise && (
              <>
                {' · '}
                <a href={franchise.path} className="quiet-link">
                  {franchise.name}
                </a>
              </>
            )}
          </p>
          <h1 className="type-display">{title}</h1>
          <p className="type-lead max-w-measure">
            <Text>{lead}</Text>
          </p>
          {figure && <div className="guide-figure">{figure}</div>}
        </header>
        <PageIndex items={[...sections, { section: 'sources', label: 'Sources' }]} />
        {children}
        <GuideEnd guide={guide} />
      </article>
    </GlossaryTerms>
  );
}
