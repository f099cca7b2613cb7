import { Text } from '@mint-row/kit/ui';
import { CardDrawing } from './CardDrawing.tsx';
import type { ParallelsGuide } from './content.ts';

/** The four kinds of card, each drawn and explained. */
export function FourKinds({ items }: Pick<ParallelsGuide['kinds'], 'items'>) {
  return (
    <ul className="four-kinds">
      {items.map(({ drawing, title, text }) => (
        <li key={title}>
          <CardDrawing drawing={drawing} />
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
