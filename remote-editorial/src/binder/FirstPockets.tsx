import { type Catalogue, paths } from '@mint-row/kit/contract';
import type { binderWords } from '../content/binder.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { cardName } from '../values/cards.ts';
import type { BinderCode } from './use-binder.ts';

interface FirstPocketsProps {
  code: BinderCode;
  words: typeof binderWords;
  cards: Catalogue['cards'];
}

/** An empty binder: a well-known card of each franchise, to have or to want with one press, and the way to all others. */
export function FirstPockets({ code, words: { first, show }, cards }: FirstPocketsProps) {
  return (
    <ul className="my-binder-leaf">
      {cards
        ?.filter(({ key }) => first.cards.some((one) => one === key))
        .map((card) => {
          const { key, path, anchor, drawing } = card;
          const name = cardName(card);
          return (
            <li key={key}>
              <div className="my-binder-first linked-row">
                <Drawing src={drawing} />
                <h2 className="my-binder-title">
                  <a href={`${path}#${anchor}`} className="row-link">
                    {name}
                  </a>
                </h2>
                <div className="my-binder-take">
                  {(['have', 'want'] as const).map((status) => (
                    <button
                      key={status}
                      type="button"
                      className="button"
                      aria-label={`I ${status} ${name}`}
                      onClick={() =>
                        void code.keeper.change(
                          code.setStatus({ kind: 'card', key, name }, status, new Date().toISOString()),
                        )
                      }
                    >
                      {show[status]}
                    </button>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      <li>
        <a href={paths.search} className="my-binder-first my-binder-any">
          {first.any}
        </a>
      </li>
    </ul>
  );
}
