import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { whichBaseSet } from './content.ts';
import type { Verdict } from './identify.ts';

/** A verdict in words. */
export function said(found: Verdict, { words, questions }: (typeof whichBaseSet)['key']): ToolAnswer {
  switch (found.kind) {
    case 'open':
      return { state: 'open', ...words.open };
    case 'printing':
      return { state: 'good', title: found.name, text: words.printing };
    case 'contradiction':
      return { state: 'bad', title: words.contradiction.title, text: withName(words.contradiction.text, found.name) };
    case 'so far': {
      const legend = questions.find(({ name }) => name === found.next)?.legend ?? '';
      const next = found.next === 'card' ? `${legend} …` : legend.replace('. ', '.\u00a0');
      const text = withName(words.soFar.text, found.names.join(', ')).replace('{question}', next);
      return { state: 'unsure', title: words.soFar.title, text };
    }
  }
}

function withName(text: string, name: string): string {
  return text.replace('{name}', name);
}
