import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RadioRow } from '../RadioRow.tsx';
import { addressWith, type Choice, choiceIn, resultOf } from './choice.ts';
import type { MakersGuide } from './content.ts';

const all = { value: 'all', label: 'All' };

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
      radio.checked = radio.value === (wanted[radio.name as keyof Choice] ?? all.value);
    }
    say(resultOf(wanted, guide));
  }, [search]);

  const makers = guide.makers.map(({ slug, name }) => ({ value: slug, label: name }));
  const years = guide.years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div>
      <div ref={controls} onChange={choose} className="space-y-5 print:hidden">
        <RadioRow legend="Maker" name="maker" choices={[all, ...makers]} />
        <RadioRow legend="Year" name="year" choices={[all, ...years]} />
      </div>
      {children}
      <p role="status" className="set-result value">
        {said}
      </p>
    </div>
  );
}

function radiosIn(controls: HTMLElement | null): HTMLInputElement[] {
  return [...(controls?.querySelectorAll('input') ?? [])];
}

function chosenIn(controls: HTMLElement | null): Choice {
  const chosen = radiosIn(controls).filter(({ checked, value }) => checked && value !== all.value);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}
