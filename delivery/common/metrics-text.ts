/** A series of a metric of ours, and its value. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const sampleLine = /^(mint_row_\w+)(?:\{(.*)\})? (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/gm;
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/**
 * Reads the metrics of a server (delivery/operate/metrics.ts).
 * @param text in Prometheus' format; what is not ours in it is left out
 */
export function readSamples(text: string): Sample[] {
  return [...text.matchAll(sampleLine)].map(([, metric = '', labels = '', value]) => {
    const pairs = [...labels.matchAll(label)].map(([, key = '', written = '']) => [key, unescaped(written)]);
    return { name: metric, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

function unescaped(written: string): string {
  return written.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}
