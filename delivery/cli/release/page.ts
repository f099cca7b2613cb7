import { Option } from 'commander';
import { askServers, type Overview, readOverview, releasesPage } from '../../releases-page/index.ts';
import type { Anchor } from '../../signing/trust.ts';
import { exitCodes, printOutcome } from '../command.ts';
import { openStore } from '../open-store.ts';
import { anchorOption, serversOption } from '../options.ts';
import { refusePath, writeReport } from '../written-report.ts';
import { type VerbOptions, verb } from './verb.ts';

interface PageOptions extends VerbOptions {
  out: string;
  servers?: string[];
  beside: readonly string[];
  anchor?: Anchor;
}

/** The file that stands for standard output. */
const standardOutput = '-';

export const pageCommand = verb(
  'page',
  'writes one page for operators: what is live, previews, servers, reports, and each change with how to take it back',
)
  .requiredOption('--out <file>', 'the file to write; - is standard output')
  .addOption(serversOption())
  .addOption(
    new Option(
      '--beside <store>',
      'the store of another place, such as staging, to compare with; repeat it for several',
    )
      .argParser((text, before: readonly string[] = []) => [...before, text])
      .default([], 'none'),
  )
  .addOption(anchorOption())
  .action(({ store, json, out, servers = [], beside, anchor }: PageOptions) =>
    printOutcome(json, async () => {
      const file = out === standardOutput ? undefined : out;
      if (file !== undefined) await refusePath('--out', file);
      // A page about a store that is away says so.
      const storage = await openStore(store, { mayBeAway: true });
      const places = await Promise.all(beside.map((one) => openStore(one, { mayBeAway: true })));
      const overview = await readOverview(storage, { anchor, places, servers: await askServers(servers) });
      const exitCode = exitCodeOf(overview);
      const { document } = releasesPage(overview);
      if (file !== undefined) await writeReport('--out', file, document);
      for (const problem of overview.problems) console.error(problem);
      return { result: overview, lines: [file === undefined ? document.trimEnd() : `Written: ${file}`], exitCode };
    }),
  );

function exitCodeOf({ problems, history }: Overview): number {
  if (problems.length === 0) return exitCodes.done;
  return history.length === 0 ? exitCodes.failed : exitCodes.damaged;
}
