import { Choice } from '@mint-row/kit/ui';

interface RadioRowProps {
  legend: string;
  name: string;
  /** The first is chosen at first. */
  choices: readonly { value: string; label: string }[];
  className?: string;
}

/** A row of radio buttons, uncontrolled: styles can depend on them before and without code. */
export function RadioRow({ legend, name, choices, className = '' }: RadioRowProps) {
  return (
    <fieldset>
      <legend className="type-label mb-2">{legend}</legend>
      <div className={`choices ${className}`}>
        {choices.map(({ value, label }, index) => (
          <Choice key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
