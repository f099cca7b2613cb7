import type { CardEntry } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Cards of which four lie below the name on phones; left out where cards follow soon. */
  cards?: readonly CardEntry[];
  /** Notes that visitors need before they use the page. */
  children?: ReactNode;
}

/** The cards from one that the strip has to the next. */
const step = 26;

/** The opening of a page that is used rather than read: on wide screens its words stand beside its name. */
export function PageHead({ heading, lead, cards, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1 className="type-display">{heading}</h1>
      {cards && (
        <div>
          {cards
            .filter((_, index) => index % step < 1)
            .map(({ key, title, path, anchor, drawing }) => (
              <a key={key} href={`${path}#${anchor}`} aria-label={title}>
                <Drawing src={drawing} />
              </a>
            ))}
        </div>
      )}
      <p className="type-lead">{lead}</p>
      {children}
    </header>
  );
}
