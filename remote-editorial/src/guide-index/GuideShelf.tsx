import { longDay } from '@mint-row/kit/content';
import { type GuideEntry, paths } from '@mint-row/kit/contract';
import { Drawing } from '../drawings/Drawing.tsx';
import type { Shelf } from './group-guides.ts';
import { shelfId } from './shelf-id.ts';
import './guide-shelf.css';

interface GuideShelfProps {
  shelf: Shelf;
  /** What the shelf of the guides about all franchises is called. */
  all: string;
}

/** The guides of one franchise with their drawings. */
export function GuideShelf({ shelf: { franchise, guides }, all }: GuideShelfProps) {
  return (
    <section
      id={shelfId(franchise?.slug)}
      aria-label={franchise?.name ?? all}
      data-accent={franchise?.accent}
      className="guide-shelf"
    >
      <h3 className="guide-shelf-name type-heading text-accent-ink">{franchise?.name ?? all}</h3>
      {guides.map((guide) => (
        <Listed key={guide.slug} guide={guide} />
      ))}
    </section>
  );
}

function Listed({ guide }: { guide: GuideEntry }) {
  const { slug, title, summary, franchise, reviewed, drawing } = guide;
  return (
    <article aria-labelledby={slug} className="guide-listed">
      <Drawing franchise={franchise ?? 'editorial'} name={drawing} />
      <div>
        <h4 id={slug}>
          <a href={paths.guide(slug)}>{title}</a>
        </h4>
        <p>{summary}</p>
        <p className="mt-2 text-muted text-sm">
          Reviewed <time dateTime={reviewed}>{longDay(reviewed)}</time>
        </p>
      </div>
    </article>
  );
}
