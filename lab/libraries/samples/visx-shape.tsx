import { Bar } from '@visx/shape';

/** What the page shows once the library works. */
export const shows = 'Drawn';

export default function Sample() {
  return (
    <>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <Bar x={0} y={0} width={4} height={8} />
      </svg>
      <output>Drawn</output>
    </>
  );
}
