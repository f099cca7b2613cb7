import { cardNumber } from '../content/card-layout.ts';
import type { Fact } from '../content/character.ts';
import type { LampCard } from '../content/lamp-card.ts';
import { plainText } from '../contract/index.ts';

/** The back of a card: its facts, and the buttons that put it into the binder, which `watchBinder` answers and marks. */
export function CardBack({ name, line, facts = [], cards = [], kind, id }: LampCard) {
  const isCard = kind === 'card';
  const subject = isCard ? name : `a card of ${name}`;
  return (
    <>
      <h2 className="lamp-name">{name}</h2>
      {line && <p>{line}</p>}
      <dl id="lamp-facts">
        {[...facts, ...worthOf(cards)].map(({ label, value }) => (
          <div key={label + value}>
            <dt>{plainText(label)}</dt>
            <dd>{plainText(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="lamp-collect">
        In my binder: {isCard ? 'this card' : subject}
        <span>
          {['Have', 'Want'].map((word) => (
            <button
              key={word}
              type="button"
              data-collect={word.toLowerCase()}
              data-kind={kind}
              data-key={id}
              data-name={name}
              aria-pressed="false"
              aria-label={`I ${word.toLowerCase()} ${subject}`}
            >
              {word}
            </button>
          ))}
        </span>
      </p>
    </>
  );
}

/** What one card is worth, and which sales say so; of several, the range of each. */
function worthOf(cards: NonNullable<LampCard['cards']>): Fact[] {
  const [card, ...others] = cards;
  if (!card || others.length > 0) return cards.map(({ title, valueRange }) => ({ label: title, value: valueRange }));
  const { basis, valueRange } = card;
  const number = cardNumber(card);
  const isEstimate = basis.kind === 'estimate';
  return [
    ...(number ? [{ label: 'Number', value: number }] : []),
    { label: isEstimate ? 'Value range, estimate' : 'Value range', value: valueRange },
    ...(isEstimate
      ? [
          { label: 'Low end', value: basis.low },
          { label: 'High end', value: basis.high },
        ]
      : []),
    ...(basis.sales ?? []).map(({ copy, price, about, when }) => ({
      label: copy,
      value: `${about ? 'about ' : ''}${price}, ${when}`,
    })),
  ];
}
