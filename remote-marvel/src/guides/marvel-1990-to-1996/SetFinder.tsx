import { useAddress } from '@mint-row/kit/ui';
import { ToolResult } from '@mint-row/kit/ui/guide';
import { useEffect, useRef } from 'react';
import { RadioRow } from '../RadioRow.tsx';
import { type Choice, choiceIn, resultOf } from './choice.ts';
import type { MakersGuide } from './content.ts';
import { SetList } from './SetList.tsx';
import { SetTimeline } from './SetTimeline.tsx';

const all = { value: 'all', label: 'All' };

/**
 * Two rows of radio buttons, for the maker and for the year, beside the drawing and the list that they filter in CSS
 * alone (sets.css); this code keeps the choice in the address and says how many sets fit.
 */
export function SetFinder({ guide, base }: { guide: MakersGuide; base: string }) {
  const [address, change] = useAddress();
  const wanted = choiceIn(address, guide);
  const controls = useRef<HTMLFormElement>(null);
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
  const { state, title, text } = resultOf(wanted, guide);
  return (
    <div className="tool tool-wide set-finder">
      <div>
        <form
          ref={controls}
          autoComplete="off"
          className="space-y-5 print:hidden"
          onChange={choose}
          onSubmit={(event) => event.preventDefault()}
        >
          <RadioRow legend="Maker" name="maker" choices={[all, ...makers]} />
          <RadioRow legend="Year" name="year" choices={[all, ...years]} className="year-choices" />
        </form>
        <ToolResult state={state} title={title} className="script-only mt-6">
          {text && <p>{text}</p>}
        </ToolResult>
        <SetTimeline guide={guide} />
      </div>
      {state === 'unsure' ? (
        <p className="type-title self-start text-muted">{guide.find.none}</p>
      ) : (
        <SetList guide={guide} base={base} />
      )}
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
