/** Where each number stands in rows of cards: those that its set counts, others, and the card itself. */
const drawn = [
  { height: 16, set: 'M0 8h102', others: '', card: 'M3 8h1' },
  { height: 16, set: 'M0 8h105', others: 'M105 8h8', card: 'M106 8h1' },
  { height: 32, set: 'M0 8h113', others: 'M0 24h30', card: 'M11 24h1' },
];

interface NumberPlacesProps {
  /** One place for each drawing. */
  words: { places: readonly { number: string; place: string }[]; placesNote: string };
}

/** Three numbers as places in a row of cards: in the set, beyond it, and in a row of its own. */
export function NumberPlaces({ words: { places, placesNote } }: NumberPlacesProps) {
  return (
    <figure className="mt-10">
      <ul className="number-places">
        {drawn.map(({ height, set, others, card }, index) => (
          <li key={card}>
            <b className="value">{places[index]?.number}</b> {places[index]?.place}
            <svg aria-hidden="true" viewBox={`0 0 113 ${height}`} preserveAspectRatio="none">
              <path d={set} />
              <path d={others} />
              <path d={card} />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 text-muted text-sm">{placesNote}</figcaption>
    </figure>
  );
}
