import { type Franchise, paths } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import type { Guide } from '../../content/index.ts';
import { Text } from '../Text.tsx';

/** What every opening names. */
export interface OpenedGuide {
  guide: Guide;
  /** The franchise that the guide is about; left out if it is about all. */
  franchise?: Pick<Franchise, 'name' | 'path' | 'accent'> | undefined;
}

interface FigureOpeningProps extends OpenedGuide {
  /** A drawing about as high as wide, with text of 16 of 340 units or more. */
  figure?: ReactNode;
}

/** The opening of most guides: a figure beside the words. */
export function FigureOpening({ guide, franchise, figure }: FigureOpeningProps) {
  return (
    <header className="guide-opening wrap">
      <OpeningName guide={guide} franchise={franchise} />
      <p className="type-lead max-w-measure">
        <Text>{guide.lead}</Text>
      </p>
      {figure && <div className="guide-figure">{figure}</div>}
    </header>
  );
}

/** Where a guide belongs, and its title: two elements of an opening. */
export function OpeningName({ guide, franchise }: OpenedGuide) {
  return (
    <>
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
      <h1 className="type-display">{guide.title}</h1>
    </>
  );
}
