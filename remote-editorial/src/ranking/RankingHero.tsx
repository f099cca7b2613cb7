import type { Stat } from '@mint-row/shared/content';

interface RankingHeroProps {
  heading: string;
  lead: string;
  stats: readonly Stat[];
}

/** The opening of the ranking: its name, and three figures set like a column of a price guide. */
export function RankingHero({ heading, lead, stats }: RankingHeroProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h1 className="type-display">{heading}</h1>
        <p className="type-lead mt-8 max-w-measure">{lead}</p>
      </div>
      <dl className="ruled self-end pt-1.5 lg:col-span-4">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-end justify-between gap-6 border-hairline border-b py-5 print:py-1"
          >
            <dt className="type-label max-w-32 text-right md:max-lg:max-w-none print:max-w-none text-muted">{label}</dt>
            <dd className="type-figure whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
