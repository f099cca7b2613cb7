import type { valuesWords } from './words.ts';
import './values-key.css';

/** What the marks of the scale mean, and the marks themselves, around their places. */
export function ValuesKey({ words }: { words: (typeof valuesWords)['key'] }) {
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        <path id="range" d="M-14 5H6V15H-14Z" />
        <path id="open" d="M0 3 8 10 0 17Z" />
        <circle id="sold" cy="10" r="5.5" />
        <circle id="guess" cy="10" r="4" />
      </svg>
      <ul className="values-key">
        {words.map(({ mark, look, text }) => (
          <li key={text}>
            <svg aria-hidden="true">
              <use href={mark} className={look} x="50%" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
