import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressWith, type Choice, choiceIn, resultOf } from './choice.ts';
import type { MakersGuide } from './content.ts';

interface SetFinderProps {
  guide: MakersGuide;
  /** The drawing, shown below the choices. */
  children: ReactNode;
}

/**
 * Two rows of radio buttons, for the maker and for the year. They work in CSS alone (`set-finder`); this code keeps the
 * choice in the address and says how many sets fit.
 */
export function SetFinder({ guide, children }: SetFinderProps) {
  const [search, setSearch] = useSearchParams();
  const [said, say] = useState('');
  const controls = useRef<HTMLDivElement>(null);
  const hydrated = useRef(false);

  const choose = () => {
    const choice = chosenIn(controls.current);
    say(resultOf(choice, guide));
    setSearch(addressWith(new URLSearchParams(window.location.search), choice), { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the choice from outside.
  useEffect(() => {
    const wanted = choiceIn(search, guide);
    const early = !hydrated.current && resultOf(chosenIn(controls.current), guide) !== '';
    hydrated.current = true;
    if (early && resultOf(wanted, guide) === '') {
      // Chosen before this code ran: update the address.
      choose();
      return;
    }
    for (const radio of radiosIn(controls.current)) {
      radio.checked = radio.value === (wanted[radio.name as keyof Choice] ?? 'all');
    }
    say(resultOf(wanted, guide));
  }, [search]);

  const makers = guide.makers.map(({ slug, name }) => ({ value: slug, label: name }));
  const years = guide.years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div>
      <div ref={controls} className="space-y-5 print:hidden">
        <Choices legend="Maker" name="maker" choices={makers} onChoose={choose} />
        <Choices legend="Year" name="year" choices={years} onChoose={choose} />
      </div>
      {children}
      <p role="status" className="set-result value">
        {said}
      </p>
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  name: keyof Choice;
  choices: readonly { value: string; label: string }[];
  onChoose: () => void;
}

function Choices({ legend, name, choices, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="type-label mb-2">{legend}</legend>
      <div className="choices">
        {[{ value: 'all', label: 'All' }, ...choices].map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === 'all'}
              autoComplete="off"
              onChange={onChoose}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function radiosIn(controls: HTMLElement | null): HTMLInputElement[] {
  return [...(controls?.querySelectorAll('input') ?? [])];
}

function chosenIn(controls: HTMLElement | null): Choice {
  const chosen = radiosIn(controls).filter(({ checked, value }) => checked && value !== 'all');
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}
