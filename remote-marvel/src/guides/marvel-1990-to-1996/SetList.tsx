import { CardSchematic, Text, unbroken } from '@mint-row/kit/ui';
import type { MakersGuide } from './content.ts';
import type { MakerSet } from './sets.ts';

/** The sets as the rows of a catalogue, by year. */
export function SetList({
  guide: { makers, sets },
  base,
}: {
  guide: Pick<MakersGuide, 'makers' | 'sets'>;
  base: string;
}) {
  const nameOf = (slug: string) => makers.find((maker) => maker.slug === slug)?.name;
  return (
    <ol className="ruled">
      {sets.map((set) => (
        <Row key={`${set.year} ${set.name}`} base={base} set={set} maker={set.makers.map(nameOf).join(' or ')} />
      ))}
    </ol>
  );
}

interface RowProps {
  set: MakerSet;
  maker: string;
  base: string;
}

function Row({ set: { name, year, makers, size, text, card }, maker, base }: RowProps) {
  return (
    <li className="set-row" data-makers={makers.join(' ')} data-year={year}>
      <div className="set-year">
        <p className="type-title text-accent-mark">{year}</p>
        {card && <CardSchematic base={base} {...card} alt="" className="mt-2" />}
      </div>
      <div>
        <h3 className="type-title">{name}</h3>
        <p className="type-label mt-2 flex flex-wrap gap-x-4 text-muted">
          <span>{unbroken(maker)}</span> <span className="max-w-measure">{unbroken(size)}</span>
        </p>
        <p className="mt-3 max-w-measure">
          <Text>{text}</Text>
        </p>
      </div>
    </li>
  );
}
