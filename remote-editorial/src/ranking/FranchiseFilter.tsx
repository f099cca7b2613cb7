import { withParameters } from '@mint-row/shared/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import './franchise-filter.css';

const parameter = 'franchise';

interface FranchiseFilterProps {
  groups: readonly Group[];
  /** How many cards there are. */
  all: number;
}

/**
 * Filters the list below it. The radio buttons work in CSS alone (`ranking`); this code keeps the choice in the address
 * and announces how many cards are left.
 */
export function FranchiseFilter({ groups, all }: FranchiseFilterProps) {
  const choices = [{ slug: 'all', name: 'All', number: 0, accent: '', count: all }, ...groups];
  const [search, setSearch] = useSearchParams();
  const [said, say] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const hydrated = useRef(false);
  const wanted = search.get(parameter) ?? 'all';

  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const first = !hydrated.current;
    const early = first ? radios.find(({ checked, value }) => checked && value !== 'all') : undefined;
    hydrated.current = true;
    if (early && wanted === 'all') {
      // Chosen before this code ran: update the address.
      setSearch(addressWith(early.value), { replace: true });
      return;
    }
    const radio = radios.find(({ value }) => value === wanted) ?? radios[0];
    if (radio) radio.checked = true;
    // The list has just become shorter, so the target of the address has moved.
    if (first && wanted !== 'all') document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [wanted, setSearch]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    say(`${choices.find(({ slug }) => slug === target.value)?.count} cards shown`);
    setSearch(addressWith(target.value), { replace: true });
  };

  return (
    <fieldset ref={group} className="print:hidden">
      <legend className="type-label mb-2">Show cards of</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.slug} className="choice">
            <input
              type="radio"
              name={parameter}
              value={choice.slug}
              data-group={choice.number}
              defaultChecked={choice.number === 0}
              autoComplete="off"
              onChange={choose}
            />
            {choice.number > 0 && <Mark group={choice} />}
            {choice.name} <span className="value">{choice.count}</span>
          </label>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

function addressWith(choice: string): URLSearchParams {
  return withParameters(window.location.search, { [parameter]: choice === 'all' ? '' : choice });
}
