import { Text } from '@mint-row/kit/ui';
import { Sign } from '../Sign.tsx';
import type { IsItReal } from './content.ts';
import { LookDrawing } from './LookDrawing.tsx';

/** Three ways to look at two cards, each with a drawing of what to see. */
export function Looks({ items }: { items: IsItReal['looks']['items'] }) {
  return (
    <ul className="mt-10 grid gap-x-12 gap-y-14 lg:grid-cols-3">
      {items.map(({ look, drawn, title, text, like, unlike }) => (
        <li key={look} className="grid content-start gap-x-12 gap-y-6 md:max-lg:grid-cols-2">
          <div>
            <LookDrawing look={look} title={drawn} />
            <div className="mt-3 grid max-w-112 grid-cols-2 gap-4 text-sm">
              <p>
                <Sign good />
                {like}
              </p>
              <p>
                <Sign good={false} />
                {unlike}
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
