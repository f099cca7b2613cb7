/** What the number of a card says. `number` and `total` are without zeros in front. */
export type Reading =
  | { kind: 'empty' }
  /** Neither of the kinds below. */
  | { kind: 'unknown' }
  /** Text without a single digit. */
  | { kind: 'words' }
  /** Card 0, or a set of 0 cards. */
  | { kind: 'zero' }
  | { kind: 'year'; number: number }
  /** "No. 025": says which Pokémon it is, not which card. */
  | { kind: 'pokedex'; number: number }
  /** One number alone. */
  | { kind: 'alone'; number: number }
  /** Letters and a number: "SVP 085". */
  | { kind: 'promo'; number: number; prefix: string }
  | { kind: 'in set'; number: number; total: number }
  /** Beyond the total: `over` is by how many. */
  | { kind: 'secret'; number: number; total: number; over: number }
  /** "TG12/TG30": counted apart from the rest of its set. */
  | { kind: 'subset'; number: number; total: number; prefix: string };

/** The letters before the numbers of Black Star Promos. */
const promoPrefixes = ['DP', 'HGSS', 'BW', 'XY', 'SM', 'SWSH', 'SVP'];

/** More digits than a card has: no number or total has four. */
const most = 999;

/**
 * Reads the number of a Pokémon card as somebody types it.
 * @param typed for example "4/102", "#107 of 105", "swsh 123"
 */
export function readNumber(typed: string): Reading {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (text === '') return { kind: 'empty' };
  if (!/\d/.test(text)) return { kind: 'words' };
  const pokedex = /^N[O0]\s*\.?\s*(\d{1,4})$/.exec(text);
  if (pokedex?.[1]) return pokedexNumber(Number(pokedex[1]));
  const [, prefix = '', first = '', second = '', last] =
    /^#?\s*([A-Z]{0,4})[\s-]*(\d{1,4})(?:\s*(?:\/|-|\bOF\b)\s*([A-Z]{0,4})\s*(\d{1,4}))?$/.exec(text) ?? [];
  if (first === '') return { kind: 'unknown' };
  const number = Number(first);
  return last === undefined ? oneNumber(prefix, number) : twoNumbers(prefix, number, second, Number(last));
}

function pokedexNumber(number: number): Reading {
  return number === 0 ? { kind: 'zero' } : { kind: 'pokedex', number };
}

function oneNumber(prefix: string, number: number): Reading {
  if (number === 0) return { kind: 'zero' };
  if (promoPrefixes.includes(prefix) && number <= most) return { kind: 'promo', number, prefix };
  if (prefix !== '') return { kind: 'unknown' };
  if (number >= 1995 && number <= 2099) return { kind: 'year', number };
  return number > most ? { kind: 'unknown' } : { kind: 'alone', number };
}

function twoNumbers(prefix: string, number: number, second: string, total: number): Reading {
  const agree = second === prefix || second === '';
  if (!agree || number > most || total > most) return { kind: 'unknown' };
  if (number === 0 || total === 0) return { kind: 'zero' };
  if (number > total) return { kind: 'secret', number, total, over: number - total };
  return prefix === '' ? { kind: 'in set', number, total } : { kind: 'subset', number, total, prefix };
}
