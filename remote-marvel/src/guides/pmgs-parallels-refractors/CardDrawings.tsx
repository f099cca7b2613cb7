import { Text } from '@mint-row/kit/ui';
import type { ParallelsGuide } from './content.ts';
import type { DrawnCard, Shape } from './drawings.ts';
import { ink } from './ink.ts';

/** The four kinds of card, each drawn and explained. */
export function FourKinds({ items }: Pick<ParallelsGuide['kinds'], 'items'>) {
  return (
    <ul className="four-kinds">
      {items.map(({ drawing, title, text }) => (
        <li key={title}>
          {drawing.foil ? (
            <span className="foil drawn-foil" data-foil="">
              <CardDrawing drawing={drawing} />
            </span>
          ) : (
            <CardDrawing drawing={drawing} />
          )}
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

const anchors = ['start', 'middle', 'end'] as const;

/** A drawn card. */
export function CardDrawing({ drawing: { picture, card, framed, foot, footColour } }: { drawing: DrawnCard }) {
  return (
    <svg
      role="img"
      aria-label={picture}
      viewBox="0 0 100 140"
      fontFamily="var(--font-label)"
      fontSize="16"
      fontWeight="700"
      className="drawn-card"
    >
      {card.map(drawn)}
      {framed && (
        <svg aria-hidden="true" x="9" y="9" width="82" height="100" viewBox="9 9 82 100" stroke={ink}>
          {framed.map(drawn)}
          <path d="M9 9h82v100H9z" fill="none" strokeWidth="3" />
        </svg>
      )}
      {foot.map((words, index) => (
        <text key={anchors[index]} x={9 + index * 41} y="130" textAnchor={anchors[index]} fill={footColour}>
          {words}
        </text>
      ))}
    </svg>
  );
}

function drawn({ d, fill, line = 0, opacity }: Shape) {
  return (
    <path
      key={d}
      d={d}
      fill={fill}
      fillOpacity={opacity}
      fillRule="evenodd"
      stroke={ink}
      strokeWidth={line}
      strokeLinejoin="round"
    />
  );
}
