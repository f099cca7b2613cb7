import { grounds, looks, type Nine, type NineKeeper, nineLimits, readTitle } from '@mint-row/kit/binder';
import { Choice } from '@mint-row/kit/ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { nineWords } from '../content/nine.ts';
import { fill, neighbour, type Pockets, put, swap } from './arrange.ts';
import { CardChooser } from './CardChooser.tsx';
import { CardList } from './CardList.tsx';
import { glide, useDrag } from './motion.ts';
import { ShareRow } from './ShareRow.tsx';
import { accentOf, CardPicture, Sheet } from './Sheet.tsx';
import type { ShownCard } from './shown-cards.ts';

interface ArrangingProps {
  nine: Nine;
  keeper: NineKeeper;
  cards: ReadonlyMap<string, ShownCard>;
  /** What is in the binder, by key, the cards that the visitor has first. */
  mine: readonly string[];
  words: typeof nineWords;
  /** What is wrong with how the page is kept. */
  children: ReactNode;
}

/** The visitor's own page: cards are picked up, put into other pockets, chosen and taken out. */
export function Arranging({ nine, keeper, cards, mine, words, children }: ArrangingProps) {
  const { said } = words;
  const { pockets } = nine;
  const [held, setHeld] = useState<number | null>(null);
  const [news, setNews] = useState<{ text: string; before?: Nine }>({ text: '' });
  const figure = useRef<HTMLElement>(null);
  const newsLine = useRef<HTMLDivElement>(null);
  /** The cards that have just moved: the pocket that each is in now, and where it was. */
  const moves = useRef<[number, DOMRect][]>([]);
  const pocketOf = (place: number) => figure.current?.querySelector<HTMLElement>(`[data-pocket="${place}"]`);
  const cardIn = (place: number) => cards.get(pockets[place] ?? '');
  const nameIn = (place: number) => cardIn(place)?.name ?? '';

  useLayoutEffect(() => {
    for (const [place, from] of moves.current) glide(pocketOf(place)?.querySelector('.drawing'), from);
    moves.current = [];
  });

  const keep = (changed: Partial<Nine>) => keeper.keep({ ...nine, ...changed });
  const arrange = (changed: Pockets, text: string) => {
    keep({ pockets: changed });
    setNews({ text, before: nine });
  };
  const exchange = (from: number, to: number, at?: DOMRect) => {
    const placeOf = (place: number) => pocketOf(place)?.querySelector('.drawing')?.getBoundingClientRect();
    const [there, here] = [placeOf(to), at ?? placeOf(from)];
    if (here) moves.current.push([to, here]);
    if (there) moves.current.push([from, there]);
    const text = cardIn(to)
      ? `${nameIn(from)}, ${said.pocket} ${to + 1}, ${said.swapped} ${nameIn(to)}.`
      : `${nameIn(from)} ${said.moved} ${to + 1}.`;
    arrange(swap(pockets, from, to), text);
  };
  const takeOut = (place: number) => {
    setHeld(null);
    arrange(put(pockets, place, null), `${nameIn(place)} ${said.out} ${place + 1}.`);
    pocketOf(place)?.focus({ preventScroll: true });
  };
  const putDown = (place: number) => {
    setHeld(null);
    setNews({ text: cardIn(place) ? `${nameIn(place)} ${said.down} ${place + 1}.` : '' });
    pocketOf(place)?.focus({ preventScroll: true });
  };
  const pickUp = (place: number) => {
    setHeld(place);
    if (cardIn(place)) return setNews({ text: `${nameIn(place)} ${said.picked} ${place + 1}.` });
    setNews({ text: `${said.chosen} ${place + 1}.` });
    document.querySelector<HTMLElement>('[data-nine-search]')?.focus();
  };
  const press = (place: number) => {
    if (held === null) return pickUp(place);
    if (held === place) return putDown(place);
    if (!cardIn(held)) return pickUp(place);
    setHeld(null);
    exchange(held, place);
  };
  const choose = (key: string) => {
    const there = pockets.indexOf(key);
    if (there >= 0) return arrange(put(pockets, there, null), `${nameIn(there)} ${said.out} ${there + 1}.`);
    const free = held ?? pockets.findIndex((one, place) => one === null || !cardIn(place));
    if (free < 0) return setNews({ text: said.full });
    setHeld(null);
    const replaced = nameIn(free) && ` ${said.replaced} ${nameIn(free)}`;
    arrange(put(pockets, free, key), `${cards.get(key)?.name} ${said.placed} ${free + 1}${replaced}.`);
  };
  const drag = useDrag(held, (from, to, at) => {
    setHeld(null);
    if (from !== to) return exchange(from, to, at);
    glide(pocketOf(from)?.querySelector('.drawing'), at);
  });
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const next = neighbour(place, event.key);
    if (next !== null) {
      if (held === place && cardIn(place)) {
        setHeld(next);
        exchange(place, next);
      }
      pocketOf(next)?.focus();
    } else if (event.key === 'Escape' && held !== null) putDown(held);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && cardIn(place)) takeOut(place);
    else return;
    event.preventDefault();
  };
  const waiting = mine.filter((key) => !pockets.includes(key));
  const isEmpty = !pockets.some((_, place) => cardIn(place));

  return (
    <div className="nine-desk">
      <div className="nine-table" {...drag.handlers}>
        <Sheet
          nine={nine}
          cards={cards}
          words={words}
          figure={figure}
          pocket={(place, card) => (
            <button
              type="button"
              className="nine-pocket"
              data-pocket={place}
              aria-label={`${words.pocket} ${place + 1}: ${card?.name ?? words.empty}`}
              aria-pressed={held === place}
              onKeyDown={(event) => onKeyDown(event, place)}
              onClick={() => {
                if (!drag.wasDragged.current) press(place);
              }}
            >
              {card ? <CardPicture card={card} look={nine.look} /> : <span aria-hidden="true">{place + 1}</span>}
            </button>
          )}
        />
        <div ref={newsLine} tabIndex={-1} className="nine-news mt-3 flex flex-wrap items-center gap-x-6 print:hidden">
          <p role="status">{news.text || (isEmpty ? words.start : words.how)}</p>
          {held !== null && cardIn(held) && (
            <button type="button" className="quiet-link" onClick={() => takeOut(held)}>
              {words.takeOut}
            </button>
          )}
          {news.before && (
            <button
              type="button"
              className="quiet-link"
              onClick={() => {
                setHeld(null);
                if (news.before) keep({ pockets: news.before.pockets });
                setNews({ text: said.undone });
                newsLine.current?.focus({ preventScroll: true });
              }}
            >
              {words.undo}
            </button>
          )}
        </div>
        {!isEmpty && <ShareRow nine={nine} cards={cards} words={words} figure={figure} />}
      </div>
      <div className="nine-side">
        {children}
        <label>
          <span className="type-label">{words.title}</span>
          <input
            value={nine.title}
            placeholder={words.untitled}
            maxLength={nineLimits.title}
            autoComplete="off"
            onChange={({ target }) => keep({ title: readTitle(target.value) })}
          />
        </label>
        <ChoiceOf
          legend={words.ground}
          all={grounds}
          names={words.grounds}
          dots
          chosen={nine.ground}
          onChoose={(ground) => keep({ ground })}
        />
        <ChoiceOf
          legend={words.look}
          all={looks}
          names={words.looks}
          chosen={nine.look}
          onChoose={(look) => keep({ look })}
        />
        <section aria-labelledby="nine-choose">
          <h2 id="nine-choose" className="type-title">
            {words.choose.heading}
          </h2>
          <p className="flex flex-wrap gap-x-6">
            {waiting.length > 0 && pockets.includes(null) && (
              <button type="button" className="quiet-link" onClick={() => arrange(fill(pockets, mine), said.filled)}>
                {words.choose.fill}
              </button>
            )}
            {!isEmpty && (
              <button
                type="button"
                className="quiet-link"
                onClick={() =>
                  arrange(
                    pockets.map(() => null),
                    said.emptied,
                  )
                }
              >
                {words.choose.clear}
              </button>
            )}
          </p>
          <CardChooser
            cards={[...new Set([...mine, ...cards.keys()])].flatMap((key) => cards.get(key) ?? [])}
            pockets={pockets}
            words={words}
            onPress={choose}
          />
        </section>
      </div>
      <CardList nine={nine} cards={cards} words={words} />
    </div>
  );
}

interface ChoiceOfProps<Value extends string> {
  legend: string;
  all: readonly Value[];
  names: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  /** True for colours, each of which is shown. */
  dots?: boolean;
}

/** One of a few, as radio buttons. */
function ChoiceOf<Value extends string>({ legend, all, names, chosen, onChoose, dots = false }: ChoiceOfProps<Value>) {
  return (
    <fieldset>
      <legend className="type-label mb-2">{legend}</legend>
      <div className="choices">
        {all.map((value) => (
          <Choice key={value}>
            <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
            {dots && <i aria-hidden="true" data-accent={accentOf(value)} className="nine-dot" />}
            {names[value]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
