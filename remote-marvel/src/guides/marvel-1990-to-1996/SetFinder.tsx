import { useAddress } from '@mint-row/kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { RadioRow } from '../RadioRow.tsx';
import { type Choice, choiceIn, resultOf } from './choice.ts';
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
  const [address, change] = useAddress();
  const wanted = choiceIn(address, guide);
  const controls = useRef<HTMLDivElement>(null);
  const first = useRef(true);

  const choose = () => change({ maker: '', year: '', ...chosenIn(controls.current) }, 'replace');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the choice from outside.
  useEffect(() => {
    const isEarly = first.current && Object.keys(chosenIn(controls.current)).length > 0;
    first.current = false;
    // Chosen before this code ran.
    if (isEarly) return choose();
    for (const radio of radiosIn(controls.current)) {
      radio.checked = radio.value === (wanted[radio.name as keyof Choice] ?? all.value);
    }
  }, [wanted.maker, wanted.year]);

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
        {resultOf(wanted, guide)}
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
