import { expect, it } from 'vitest';
import { readMetrics, reportedOf } from './counted.ts';

const text = `# TYPE mint_row_generation gauge
mint_row_generation 8
mint_row_store_readable 1
mint_row_store_trusted 0
process_cpu_seconds_total 1.5
mint_row_visitors_total{application="marvel",release="aa"} 104
mint_row_visitors_total{application="shell",release="bb"} 7
mint_row_failing_visitors_total{application="marvel",release="aa"} 12
mint_row_rated_visitors_total{application="marvel",release="aa",vital="LCP",rating="poor"} 3
mint_row_rated_visitors_total{application="marvel",release="aa",vital="LCP",rating="other"} 1e+2
mint_row_reports_total{remote="marvel",owner="Team \\"M\\", {x}",release="aa",kind="failed"} 13
`;

it('reads what a server serves and has counted, and leaves out what is not ours', () => {
  const server = readMetrics('one', text);
  expect(server).toMatchObject({ name: 'one', problem: null, generation: 8, store: 'untrusted' });
  expect(server.samples.map(({ name }) => name)).not.toContain('process_cpu_seconds_total');
  expect(server.samples.at(-1)?.labels.owner).toBe('Team "M", {x}');
});

it('adds up what servers have counted of a release', () => {
  const servers = [readMetrics('one', text), readMetrics('two', text)];
  const { kinds, ...counts } = reportedOf(servers, 'marvel', 'aa');
  expect(counts).toMatchObject({ visitors: 208, failing: 24, vitals: { LCP: { poor: 6, of: 206 }, INP: { of: 0 } } });
  expect([...kinds]).toEqual([['failed', 26]]);
  expect(reportedOf(servers, 'marvel', 'bb').visitors).toBe(0);
});
