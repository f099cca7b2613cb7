import { Choice } from '@mint-row/kit/ui';
import { useEffect, useRef } from 'react';
import type { Choices } from './choice.ts';

interface ChoiceGroupProps {
  of: Choices;
  chosen: string;
  onChoose: (value: string) => void;
  className?: string;
}

/** Radio buttons in a row. One that was chosen before this code ran stays chosen. */
export function ChoiceGroup({ of: { name, legend, choices }, chosen, onChoose, className = '' }: ChoiceGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChoose` differs each time, but does the same.
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const early = first.current ? radios.find((radio) => radio.checked && !radio.defaultChecked) : undefined;
    first.current = false;
    if (early && chosen === choices[0].value) onChoose(early.value);
    else for (const radio of radios) radio.checked = radio.value === chosen;
  }, [chosen]);

  return (
    <fieldset ref={group} className={className}>
      <legend className="type-label mb-2">{legend}</legend>
      <form autoComplete="off" className="choices" onSubmit={(event) => event.preventDefault()}>
        {choices.map(({ value, name: label, count, group: number, mark }, index) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              data-group={number}
              defaultChecked={index === 0}
              onChange={() => onChoose(value)}
            />
            {mark}
            {label} {count !== undefined && <span>{count}</span>}
          </Choice>
        ))}
      </form>
    </fieldset>
  );
}
