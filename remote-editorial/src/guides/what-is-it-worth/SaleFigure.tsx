import { Text } from '@mint-row/kit/ui';
import type { WorthGuide } from './content.ts';
import { SalePlot } from './SalePlot.tsx';

/** Three sales of one card: as dots, and as the list that the dots repeat. */
export function SaleFigure({ dots: { plot, axis, caption, sales } }: { dots: WorthGuide['dots'] }) {
  return (
    <figure>
      <p className="text-muted text-xs">{axis.y}</p>
      <SalePlot plot={plot} />
      <p className="text-right text-muted text-xs">{axis.x}</p>
      <ul className="mt-6 text-sm">
        {sales.map(({ price, when, where }) => (
          <li key={when} className="flex flex-wrap items-baseline gap-x-4 border-hairline border-t py-2">
            <b className="value">{price}</b>
            <span>
              {when}, <Text>{where}</Text>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 max-w-measure text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
