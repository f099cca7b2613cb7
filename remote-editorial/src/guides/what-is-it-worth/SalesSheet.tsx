import { ToolField } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import { ToolForm } from '../ToolForm.tsx';
import { useParameter } from '../use-parameter.ts';
import { appraise } from './appraise.ts';
import type { WorthGuide } from './content.ts';
import { GradeChoice } from './GradeChoice.tsx';
import { PriceField } from './PriceField.tsx';
import { Result } from './Result.tsx';
import { entryIn, entryText, rowsOf, type TypedSale } from './sale.ts';

/** Up to five sales to enter, and what they say. Without code it shows the example. */
export function SalesSheet({ words }: { words: WorthGuide['tool'] }) {
  const [text, setText] = useParameter('sales');
  const entry = entryIn(text) ?? words.example;
  const rows = rowsOf(entry);
  const change = (index: number, typed: Partial<TypedSale>) =>
    setText(entryText({ ...entry, sales: rows.map((row, at) => (at === index ? { ...row, ...typed } : row)) }));
  // A price that cannot be read is in its field alone, so clearing makes new fields.
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    setText(entry.mine);
    setClearCount(clearCount + 1);
  };
  return (
    <div className="tool" data-example={text === '' || undefined}>
      <ToolForm label={words.heading} className="sales-sheet">
        <GradeChoice
          label={words.mine}
          names={words.grades}
          grade={entry.mine}
          onChoose={(mine) => setText(entryText({ ...entry, mine }))}
        />
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
          <fieldset key={index} aria-labelledby={`sale-${index + 1}`} className="sale-row">
            <b id={`sale-${index + 1}`}>
              {words.sale} {index + 1}
            </b>
            <PriceField
              key={clearCount}
              label={words.price}
              fault={words.fault}
              price={row.price}
              onChange={(price) => change(index, { price })}
            />
            <ToolField label={words.date}>
              <input type="date" value={row.date} onChange={({ target }) => change(index, { date: target.value })} />
            </ToolField>
            <GradeChoice
              label={words.grade}
              names={words.grades}
              grade={row.grade}
              onChoose={(grade) => change(index, { grade })}
            />
          </fieldset>
        ))}
        <button type="button" className="button" onClick={clear}>
          {words.clear}
        </button>
        <p className="text-muted text-sm">{words.share}</p>
      </ToolForm>
      <Result appraisal={appraise(entry)} words={words} />
    </div>
  );
}
