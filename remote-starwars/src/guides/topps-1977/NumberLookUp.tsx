import { Choice, Text, useAddress } from '@mint-row/kit/ui';
import { ToolField, ToolResult } from '@mint-row/kit/ui/guide';
import { type ReactNode, useEffect, useRef } from 'react';
import { allSeries, cardsPerSeries, type Series } from '../../series.ts';
import type { Topps1977 } from './content.ts';
import {
  answerTo,
  borders,
  cardsPerRow,
  type Finding,
  fill,
  isSame,
  longestTyped,
  lookUp,
  parametersOf,
  placeOf,
  type Question,
  questionIn,
  stateOf,
} from './look-up.ts';

interface NumberLookUpProps {
  words: Topps1977['lookUp'];
  heading: ReactNode;
}

/** A number typed, the border chosen if it is known; the answer, and the card on the sheet. */
export function NumberLookUp({ words, heading }: NumberLookUpProps) {
  const [address, change] = useAddress();
  const question = questionIn(address);
  const ask = (asked: Question) => change(parametersOf(asked), 'rest');
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, what was typed before this code ran.
  useEffect(() => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    const typed = questionIn(new URLSearchParams(fields));
    if (!isSame(typed, question)) ask(typed);
  }, []);

  const finding = lookUp(question.text, question.border);
  const { title, text, notes } = answerTo(finding, words.answers);
  return (
    <div className="tool look-up">
      {heading}
      <form ref={form} autoComplete="off" className="script-only" onSubmit={(event) => event.preventDefault()}>
        <ToolField label={words.number}>
          <input
            name="number"
            value={question.text}
            maxLength={longestTyped}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => ask({ ...question, text: target.value })}
          />
        </ToolField>
        <fieldset className="mt-6">
          <legend className="type-label mb-2">{words.border}</legend>
          <div className="choices">
            {borders.map((border) => (
              <Choice key={border}>
                <input
                  type="radio"
                  name="border"
                  value={border}
                  checked={question.border === border}
                  onChange={() => ask({ ...question, border })}
                />
                {border !== 'unknown' && (
                  <span aria-hidden="true" className="border-colour swatch" data-border={border} />
                )}
                {words.borders[border]}
              </Choice>
            ))}
          </div>
        </fieldset>
      </form>
      <div className="tool-answer">
        <ToolResult state={stateOf(finding)} title={title} className="script-only">
          {[text, ...notes].map((said) => (
            <p key={said} className="max-w-measure">
              {said}
            </p>
          ))}
        </ToolResult>
        <figure>
          <Sheet finding={finding} words={words.sheet} />
          <figcaption className="mt-4 text-muted text-sm">
            <p className="max-w-measure">
              <Text>{words.caption}</Text>
            </p>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

/** A card on the drawing, with the gap around it. */
const width = 30;
const height = 42;
const rows = cardsPerSeries / cardsPerRow;

const places = Array.from({ length: cardsPerSeries }, (_, index) => index + 1);

/** The outline of all cards, as one path. */
const outlines = places.map((place) => `M${left(place) + 1.5} ${top(place) + 1.5}h27v39h-27z`).join('');

interface SheetProps {
  finding: Finding;
  words: Topps1977['lookUp']['sheet'];
}

/** A sheet of 66 cards with their numbers, those of the blue series if no card was found; the card found is marked. */
function Sheet({ finding, words }: SheetProps) {
  const card = finding.kind === 'card' ? finding : null;
  const series: Series | undefined = card?.series ?? allSeries[0];
  if (!series) return null;
  return (
    <svg
      role="img"
      aria-label={card ? fill(words.card, { colour: series.colour, number: card.number }) : words.places}
      viewBox={`0 0 ${cardsPerRow * width} ${rows * height}`}
      className="border-colour sheet tool-drawing"
      data-border={series.colour}
    >
      <path d={outlines} className="sheet-card" />
      {card && (
        <rect x={left(card.place)} y={top(card.place)} width={width} height={height} rx="3" className="sheet-marked" />
      )}
      {places.map((place) => (
        <text
          key={place}
          x={left(place) + width / 2}
          y={top(place) + height / 2 + 5}
          className={place === card?.place ? 'sheet-marked-number' : undefined}
        >
          {series.first + place - 1}
        </text>
      ))}
    </svg>
  );
}

function left(place: number): number {
  return (placeOf(place).column - 1) * width;
}

function top(place: number): number {
  return (placeOf(place).row - 1) * height;
}
