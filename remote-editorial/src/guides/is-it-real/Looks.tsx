import { Text } from '@mint-row/kit/ui';
import { ToolSign } from '@mint-row/kit/ui/guide';
import type { IsItReal } from './content.ts';
import { LookDrawing } from './LookDrawing.tsx';

/** Three ways to look at two cards, each with a drawing of what to see. */
export function Looks({ items }: { items: IsItReal['looks']['items'] }) {
  return (
    <ul className="looks">
      {items.map(({ look, drawn, title, text, like, unlike }) => (
        <li key={look}>
          <div>
            <LookDrawing look={look} title={drawn} />
            <div className="look-words">
              <p>
                <ToolSign state="good" /> <span>{like}</span>
              </p>
              <p>
                <ToolSign state="bad" /> <span>{unlike}</span>
              </p>
            </div>
          </div>
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
