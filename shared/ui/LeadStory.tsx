import type { TitledText } from '../content/franchise.ts';
import { Text } from './Text.tsx';

/** Three points laid out as in a newspaper: a large one, and two in columns below it. */
export function LeadStory({ points }: { points: readonly [TitledText, ...TitledText[]] }) {
  const [lead, ...others] = points;
  return (
    <div>
      <h3 className="type-title">{lead.title}</h3>
      <p className="type-lead mt-3 max-w-measure">
        <Text>{lead.text}</Text>
      </p>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2 print:mt-3">
        {others.map(({ title, text }) => (
          <div key={title} className="border-hairline border-t pt-5">
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 text-muted">
              <Text>{text}</Text>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
