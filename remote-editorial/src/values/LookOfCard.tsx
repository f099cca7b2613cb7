import type { CardLook } from '@mint-row/kit/contract';

/** A card of which nothing is known: in the colours of its franchise, which style rules give it. */
export const plainLook: CardLook = { border: null, dashed: false, picture: [14, 18, 72, 76], foil: false };

/**
 * A card at the size of a stamp: border, picture, and a streak where there is foil; dashed if the border is not known.
 * Its lines stand out from dark paper and from light.
 */
export function LookOfCard({ look }: { look: CardLook }) {
  const { border, dashed, picture, colours = [], foil } = look;
  const [ground, figure, light] = colours;
  const [x = 0, y = 0, width = 0, height = 0] = picture;
  const middle = { cx: Math.round(x + width / 2), cy: Math.round(y + height / 2) };
  const size = Math.min(width, height) / 80;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 140" className="values-look" stroke="#837b6e">
      <path d="M2 2h96v136H2z" fill={border ?? (dashed ? '#fbf8f1' : ground)} />
      <path d={`M${x} ${y}h${width}v${height}H${x}z`} fill={ground} strokeDasharray={dashed ? '9 7' : undefined} />
      <circle {...middle} r={Math.round(30 * size)} fill={figure} />
      <circle {...middle} r={Math.round(11 * size)} fill={light} />
      {foil && <path d={`M${x} ${y + height}l${width}-${height}`} stroke="#fff" strokeOpacity=".65" strokeWidth="14" />}
    </svg>
  );
}
