import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageName, pages } from './options.ts';
import type { LighthouseScore } from './results.ts';
import { launch, type Stage } from './stage.ts';

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse's mobile preset on the given kinds of page of this site; installed in the benchmark's folder. */
export async function scoreWithLighthouse(stage: Stage, names: readonly PageName[]) {
  const site = stage.contenders.find(({ variant }) => variant.name === 'site');
  if (!site) return {};
  const resolved = createRequire(join(import.meta.dirname, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(resolved).href)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await launch(stage.certificate, `--remote-debugging-port=${port}`);
  const scored: Partial<Record<PageName, LighthouseScore>> = {};
  try {
    for (const name of names) {
      console.log(`  Lighthouse  ${name}`);
      const outcome = await lighthouse(site.url + pages[name], { port, logLevel: 'error' });
      if (!outcome) throw new Error(`Lighthouse gave no report of ${pages[name]}.`);
      scored[name] = scoreOf(outcome.lhr);
    }
  } finally {
    await browser.close();
  }
  return scored;
}

function scoreOf({ categories, audits }: Report): LighthouseScore {
  const scores: Record<string, number> = {};
  const faults: string[] = [];
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    scores[name] = Math.round((score ?? 0) * 100);
    for (const { id } of auditRefs.filter(({ weight }) => weight > 0)) {
      const audit = audits[id];
      if (audit?.score !== null && audit && audit.score < 0.9)
        faults.push(`${name}: ${audit.title} ${audit.displayValue ?? ''}`.trim());
    }
  }
  return { scores, faults };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
