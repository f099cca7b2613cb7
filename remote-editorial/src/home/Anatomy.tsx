import type { Home } from '@mint-row/kit/content';
import { SectionHeading, Text } from '@mint-row/kit/ui';
import { AnatomyCard } from './AnatomyCard.tsx';
import './anatomy.css';

/**
 * The four checks on one card: each choice changes the card. The styles do that, so it works before any code runs;
 * on paper all choices are listed beside the card.
 */
export function Anatomy({ checks, section, base }: { checks: Home['checks']; section: string; base: string }) {
  return (
    <div className="anatomy">
      <SectionHeading
        section={section}
        heading={checks.heading}
        instruction={checks.instruction}
        intro={checks.intro}
      />
      <AnatomyCard base={base} />
      <div className="anatomy-checks">
        {checks.items.map(({ name, states }) => (
          <fieldset key={name}>
            <legend className="type-title">{name}</legend>
            {states.map(({ state, title, text, chosen }) => (
              <label key={state}>
                <input type="radio" name={`check-${name}`} value={state} defaultChecked={chosen} />
                <span>
                  <b>{title}</b> <Text>{text}</Text>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
