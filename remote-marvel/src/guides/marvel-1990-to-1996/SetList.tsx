import { Text } from '@mint-row/shared/ui';
import type { MakersGuide } from './content.ts';
import type { MakerSet } from './sets.ts';

/** The sets as the rows of a catalogue, by year. */
export function SetList({ guide: { makers, sets } }: { guide: Pick<MakersGuide, 'makers' | 'sets'> }) {
  const nameOf = (slug: string) => makers.find((maker) => maker.slug === slug)?.name;
  return (
    <ol className="ruled">
      {sets.map((set) => (
        <Row key={`${set.year} ${set.name}`} set={set} maker={set.makers.map(nameOf).join(' or ')} />
      ))}
    </ol>
  );
}

function Row({ set: { name, year, makers, size, text }, maker }: { set: MakerSet; maker: string }) {
  return (
    <li className="set-row" data-makers={makers.join(' ')} data-year={year}>
      <p className="type-title text-accent-ink">{year}</p>
      <div>
        <h3 className="type-title">{name}</h3>
        <p className="type-label mt-2 text-muted">{`${maker} · ${size}`}</p>
        <p className="mt-3 max-w-measure">
          <Text>{text}</Text>
        </p>
      </div>
    </li>
  );
}
