import { alphabet } from './group-by-letter.ts';
import { letterId } from './letter-id.ts';

/** The alphabet as thumb tabs: a letter that has characters links to them; the others are only shown. */
export function LetterIndex({ letters }: { letters: readonly string[] }) {
  const all = letters.includes('#') ? ['#', ...alphabet] : alphabet;
  return (
    <nav aria-label="Letters" className="letter-index">
      <ul className="wrap">
        {all.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? <a href={`#${letterId(letter)}`}>{letter}</a> : <Absent letter={letter} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Absent({ letter }: { letter: string }) {
  return (
    <span>
      {letter}
      <span className="sr-only">: no characters</span>
    </span>
  );
}
