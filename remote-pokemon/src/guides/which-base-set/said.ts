import type { whichBaseSet } from './content.ts';
import type { Verdict } from './identify.ts';

/** A verdict in a sentence. */
export function said(found: Verdict, { words, questions }: (typeof whichBaseSet)['key']): string {
  switch (found.kind) {
    case 'open':
      return words.open;
    case 'printing':
      return words.printing.replace('{name}', found.name);
    case 'contradiction':
      return words.contradiction.replace('{name}', found.name);
    case 'so far': {
      const legend = questions.find(({ name }) => name === found.next)?.legend ?? '';
      const next = found.next === 'card' ? `${legend} …` : legend;
      return words.soFar.replace('{names}', found.names.join(', ')).replace('{question}', next);
    }
  }
}
