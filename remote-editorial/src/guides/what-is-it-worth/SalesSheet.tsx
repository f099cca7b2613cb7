import { longDay } from '@mint-row/kit/content';
import { ToolField, ToolResult } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import { ToolForm } from '../ToolForm.tsx';
import { useParameter } from '../use-parameter.ts';
import { type Appraisal, appraise, dollarsOf, type Judged, resultText } from './appraise.ts';
import type { WorthGuide } from './content.ts';
import { entryIn, entryText, type Grade, gradeOf, grades, readPrice, rowsOf, type TypedSale } from './sale.ts';

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

interface PriceFieldProps {
  label: string;
  /** The message about a price that cannot be read. */
  fault: string;
  /** Whole US dollars, or an empty text. */
  price: string;
  onChange: (price: string) => void;
}

/** The price of a sale. What is typed stays until the field is left; then it shows what counts, or why nothing does. */
function PriceField({ label, fault, price, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <ToolField label={label}>
        <input
          inputMode="decimal"
          value={typed ?? price}
          aria-invalid={isWrong}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setWrong(false);
            onChange(readPrice(value) ?? '');
          }}
          onBlur={({ target: { value } }) => {
            const hasFault = readPrice(value) === null;
            setWrong(hasFault);
            if (!hasFault) setTyped(null);
          }}
        />
      </ToolField>
      {isWrong && (
        <p role="alert" className="price-fault">
          {fault}
        </p>
      )}
    </>
  );
}

interface GradeChoiceProps {
  label: string;
  names: Readonly<Record<Grade, string>>;
  grade: Grade;
  onChoose: (grade: Grade) => void;
}

/** A grade from the list. */
function GradeChoice({ label, names, grade, onChoose }: GradeChoiceProps) {
  return (
    <ToolField label={label}>
      <select value={grade} onChange={({ target }) => onChoose(gradeOf(target.value) ?? grade)}>
        {grades.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </ToolField>
  );
}

interface ResultProps {
  appraisal: Appraisal;
  words: WorthGuide['tool'];
}

/** The middle and the range, then every sale and why it counts or does not. */
function Result({ appraisal, words }: ResultProps) {
  const { state, title, text } = resultText(appraisal, words.result);
  return (
    <div className="tool-answer">
      <ToolResult state={state} title={title}>
        <p>{text}</p>
        <ul>
          {appraisal.sales.map((judged, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sales may be the same.
            <JudgedSale key={index} judged={judged} words={words} />
          ))}
        </ul>
      </ToolResult>
    </div>
  );
}

function JudgedSale({ judged: { sale, objection }, words }: { judged: Judged; words: WorthGuide['tool'] }) {
  const { price, date, grade } = sale;
  const facts = [price && dollarsOf(Number(price)), date && longDay(date), words.grades[grade].toLowerCase()].filter(
    Boolean,
  );
  return (
    <li className="judged-sale" data-counts={objection === null}>
      <span className="value">{facts.join(', ')}</span>
      <span className="text-sm">{objection ? words.objections[objection] : words.counts}</span>
    </li>
  );
}
