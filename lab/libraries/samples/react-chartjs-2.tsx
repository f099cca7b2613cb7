import { useHydrated } from '@mint-row/kit/ui';
import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useState } from 'react';
import { Bar } from 'react-chartjs-2';

Chart.register(BarElement, CategoryScale, LinearScale);

/** What the page shows once the library works. */
export const shows = 'Drawn';

function Sample() {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      <Bar
        data={{ labels: ['1999'], datasets: [{ data: [3] }] }}
        options={{ animation: { duration: 10, onComplete: () => setDrawn(true) } }}
      />
      <output>{isDrawn ? 'Drawn' : 'drawing'}</output>
    </>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
