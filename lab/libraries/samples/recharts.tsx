import { useHydrated } from '@mint-row/kit/ui';
import { Bar, BarChart } from 'recharts';

/** What the page shows once the library works. */
export const shows = 'Drawn';

/** Within the chart, so that it is there if the chart is. */
function Label() {
  return (
    <foreignObject width="100" height="20">
      <output>Drawn</output>
    </foreignObject>
  );
}

function Sample() {
  return (
    <BarChart width={200} height={100} data={[{ value: 3 }]}>
      <Bar dataKey="value" isAnimationActive={false} label={<Label />} />
    </BarChart>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
