import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { type BinderCode, useBinderCode, useKept } from '../binder/use-binder.ts';
import { BinderPocket } from './BinderPocket.tsx';
import { Sheets } from './Sheets.tsx';
import type { checklistWords } from './words.ts';

interface BinderListProps {
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
  words: typeof checklistWords;
}

/** What is in the binder of this device, to print. */
export function BinderList(props: BinderListProps) {
  const code = useBinderCode();
  if (code === null || code === 'failed') {
    return (
      <p className="mt-4 max-w-measure" aria-busy={code === null}>
        {props.words.binder.needs}
      </p>
    );
  }
  return <KeptSheets {...props} code={code} />;
}

function KeptSheets({ cards, franchises, words, code }: BinderListProps & { code: BinderCode }) {
  const { binder } = useKept(code);
  if (binder.length === 0) return <p className="mt-4 max-w-measure">{words.binder.empty}</p>;
  return (
    <Sheets cards={binder.toReversed()} keyOf={code.itemId}>
      {(entry) => (
        <BinderPocket
          key={code.itemId(entry)}
          entry={entry}
          card={cards.find(({ key }) => entry.kind === 'card' && key === entry.key)}
          franchises={franchises}
          words={words}
        />
      )}
    </Sheets>
  );
}
