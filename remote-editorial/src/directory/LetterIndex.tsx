import { alphabet } from './group-by-letter.ts';
import { letterId } from './letter-id.ts';

interface LetterIndexProps {
  /** Those that have entries. */
  letters: readonly string[];
  /** What a screen reader says of the others: "no characters". */
  absent: string;
}

/** The alphabet as thumb tabs: a letter that has entries links to them; the others are only shown. */
export function LetterIndex({ letters, absent }: LetterIndexProps) {
  const all = letters.includes('#') ? ['#', ...alphabet] : alphabet;
  return (
    <nav aria-label="Letters" className="letter-index">
      <ul className="wrap">
        {all.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a href={`#${letterId(letter)}`}>{letter}</a>
            ) : (
              <Absent letter={letter} says={absent} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Absent({ letter, says }: { letter: string; says: string }) {
  return (
    <span>
      {letter}
      <span className="sr-only">: {says}</span>
    </span>
  );
}
