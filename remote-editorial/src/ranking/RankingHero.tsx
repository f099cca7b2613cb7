import { longDay, type Stat } from '@mint-row/kit/content';
import { Text, unbroken } from '@mint-row/kit/ui';
import './ranking-figures.css';

interface RankingHeroProps {
  heading: string;
  lead: string;
  stats: readonly Stat[];
  /** The last day whose sales count, the words before it, and what has happened since. */
  counted: { to: string; words: string; since: string };
}

/** The opening of the ranking: its name, three figures, each with what it counts, and their date. */
export function RankingHero({ heading, lead, stats, counted }: RankingHeroProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-12 print:gap-x-8 print:py-2">
      <div className="lg:col-span-8">
        <h1 className="type-display">{unbroken(heading)}</h1>
        <p className="type-lead mt-8 max-w-measure print:mt-3">
          <Text>{lead}</Text>
        </p>
      </div>
      <div className="self-end lg:col-span-4">
        <dl className="ranking-figures ruled pt-1.5">
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt className="type-label text-muted">{label}</dt>
              <dd className="type-figure whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <div id="since" className="mt-4">
          <p className="type-label inline-block border-2 border-ink px-2 py-1">
            {counted.words}{' '}
            <time dateTime={counted.to} className="block">
              {longDay(counted.to)}
            </time>
          </p>
          <p className="mt-3 max-w-measure text-sm">{counted.since}</p>
        </div>
      </div>
    </div>
  );
}
