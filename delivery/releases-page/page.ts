import { paths, urlAt } from '@mint-row/kit/contract';
import { releaseCommand } from '../common/commands.ts';
import { personName } from '../common/words.ts';
import { type Html, html } from '../compose/markup.ts';
import { dataTable, standalonePage } from '../compose/standalone-page.ts';
import { shareOf } from '../guard/words.ts';
import type { ListedPreview } from '../release/standing-previews.ts';
import type { Generation } from '../store/history.ts';
import { type CountingServer, reportedOf } from './counted.ts';
import { historySection } from './history-section.ts';
import type { LiveApp, Overview } from './overview.ts';
import { code, command, idOf, timeOf } from './words.ts';

/**
 * Shows what is known of a store as one page: what is live, what comes, what servers and browsers say, and how to take
 * each change back.
 * @returns the document, and its security policy
 */
export function releasesPage(overview: Overview): { document: string; policy: string } {
  const sections: [id: string, title: string, content: readonly Html[]][] = [
    ['live', 'What is live', liveSection(overview)],
    ['previews', 'Previews', previewsSection(overview)],
    ['servers', 'Servers', serversSection(overview)],
    ['reports', 'What browsers report', reportsSection(overview)],
    ['fleet', 'What does not fit', fleetSection(overview)],
    ['history', 'History', historySection(overview)],
  ];
  const links = sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`);
  const lead = [...leadOf(overview), html`<nav aria-label="Sections"><ul class="sections">${links}</ul></nav>`];
  return standalonePage({
    title: 'Releases',
    lead,
    sections: sections.map(
      ([id, title, content]) =>
        html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`,
    ),
    styles: pageStyles,
  });
}

function leadOf({ live, store, readAt, problems }: Overview): Html[] {
  const where = live
    ? `${urlAt(live.place, paths.home)}${live.place.indexed ? '' : ', not for search engines'}`
    : 'No site';
  const frozen = live?.frozen;
  return [
    html`<p class="lead">${where}</p>`,
    html`<p>Store ${code(store)}, read ${timeOf(readAt)}.</p>`,
    ...(problems.length > 0
      ? [
          html`<div class="problem" role="note"><h2>What is below may be incomplete</h2>
<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
<p>To see what is damaged: ${command(releaseCommand(store, 'verify'))}</p></div>`,
        ]
      : []),
    ...(frozen
      ? [
          html`<div class="problem" role="note"><h2>Releases are frozen</h2>
<p>Since ${timeOf(frozen.when)}, by ${personName(frozen.who)}: ${frozen.why}</p>
<p>To release again: ${command(releaseCommand(store, 'unfreeze'))}</p></div>`,
        ]
      : []),
    ...(live?.signers === undefined
      ? []
      : [
          html`<p>The store has signers: add ${code('--key')} with your key to each command that changes something, or set
${code('MINT_ROW_SIGNING_KEY')} to it.</p>`,
        ]),
  ];
}

function liveSection({ live, apps, places, guarded }: Overview): Html[] {
  if (!live) return [html`<p>Nothing that is live can be read.</p>`];
  const titles = [
    ...['Application', 'Owner', 'Release', 'Live from', 'Commit', 'Kit', 'Fallback'],
    ...places.map(({ store }) => `In ${store}`),
  ];
  const rows = apps.map((app) => [...liveRow(app), ...places.map((place) => releaseAt(place.live, app))]);
  return [
    html`<p>Generation <a href="#generation-${live.generation}">${live.generation}</a>, snapshot ${code(live.snapshot ?? 'none')}.</p>`,
    dataTable(titles, rows),
    ...guarded.map(({ app, until, generation }) => {
      const verb = Date.parse(until) > Date.now() ? 'is guarded until' : 'was guarded until';
      return html`<p>${app} (generation ${generation}) ${verb} ${timeOf(until)}.</p>`;
    }),
  ];
}

function liveRow({ app, owner, release, since, build, kit, fallback }: LiveApp): (string | Html)[] {
  const commit = build?.commit
    ? html`${idOf(build.commit)}${build.changed ? ' and changes that are in no commit' : ''}`
    : '';
  return [
    app,
    owner ?? (app === 'shell' ? 'the site' : 'unknown'),
    code(release),
    timeOf(since),
    commit,
    kit ?? 'not stated',
    fallback === null ? 'none' : idOf(fallback),
  ];
}

/** What another place has of an application. */
function releaseAt(live: Generation | null, { app, release }: LiveApp): string | Html {
  if (!live) return 'cannot be read';
  const there = live.releases[app];
  if (there === undefined) return 'none';
  return there === release ? 'the same' : html`${code(there)}`;
}

const previewTitles = ['Preview', 'What', 'Why', 'By', 'Made', 'Ends', 'State'];

function previewsSection({ previews, store }: Overview): Html[] {
  if (!previews) return [html`<p>They cannot be read.</p>`];
  if (previews.length === 0) return [html`<p>There are none.</p>`];
  const rows = previews.map((one) => {
    const { id, apps, why, who, when, expires } = one;
    return [code(id), apps.join(', '), why, personName(who), timeOf(when), timeOf(expires), previewState(one)];
  });
  const commands = previews.flatMap((one) => {
    if (one.outdated || one.damaged) return [];
    return html`<p>To make ${code(one.id)} live: ${command(releaseCommand(store, 'publish', '--preview', one.id))}</p>`;
  });
  return [dataTable(previewTitles, rows), html`<div class="after">${commands}</div>`];
}

function previewState({ outdated, damaged }: ListedPreview): string {
  if (damaged) return 'damaged: make it again';
  return outdated ? 'live has changed: make it again' : 'can be published';
}

const storeWords: Record<CountingServer['store'], string> = {
  readable: 'can be read',
  unreadable: 'cannot be read',
  untrusted: 'its newest generation is not trusted',
};

function serversSection({ servers, live }: Overview): Html[] {
  if (servers.length === 0) {
    return [html`<p>No server was asked. ${code('release page --servers')} takes their addresses for operators.</p>`];
  }
  const rows = servers.map(({ name, problem, generation, store }) => {
    if (problem !== null) return [name, 'unknown', 'unknown', problem];
    const isBehind = live !== null && generation !== live.generation;
    const state = isBehind ? `differs: the newest that is trusted is ${live.generation}` : 'serves what is newest';
    return [name, String(generation ?? 'unknown'), storeWords[store], state];
  });
  return [dataTable(['Server', 'Generation', 'Store', 'State'], rows)];
}

const reportTitles = [
  'Application',
  'Owner',
  'Release',
  'Visitors',
  'Met a failure',
  'Poor LCP',
  'Poor INP',
  'Poor CLS',
  'Reports',
];

function reportsSection({ live, apps, servers }: Overview): Html[] {
  if (live?.place.reports === null) {
    return [html`<p>Nothing: the place has no path for reports (${code('"reports"')}).</p>`];
  }
  if (!servers.some(({ problem }) => problem === null)) return [html`<p>No server says.</p>`];
  const rows = apps.flatMap(({ app, owner, release, fallback }) =>
    [release, ...(fallback === null ? [] : [fallback])].map((each) => {
      const { visitors, failing, vitals, kinds } = reportedOf(servers, app, each);
      const share = (met: number, of: number) => (of === 0 ? 'none' : shareOf({ met, of }));
      const counted = [...kinds]
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`);
      return [
        app,
        owner ?? '',
        html`${idOf(each)}${each === release ? '' : ', the fallback'}`,
        visitors.toLocaleString('en'),
        share(failing, visitors),
        ...(['LCP', 'INP', 'CLS'] as const).map((vital) => share(vitals[vital].poor, vitals[vital].of)),
        counted.join(', ') || 'none',
      ];
    }),
  );
  return [html`<p>Since each server started. A visitor counts once in ten minutes.</p>`, dataTable(reportTitles, rows)];
}

function fleetSection({ fleet }: Overview): Html[] {
  if (!fleet) return [html`<p>It cannot be read.</p>`];
  const faults = [
    ...fleet.unfit.map(
      ({ app, parts }) =>
        html`<li>${app} uses ${parts.join(', ')} in another form than the live shell. Build it again.</li>`,
    ),
    ...fleet.missing.map(
      ({ app, release, library, names }) =>
        html`<li>${app}: release ${code(release)} uses ${names.join(', ')} of ${library}, which the live shell does not provide.</li>`,
    ),
  ];
  const retired = fleet.retired.map(
    ({ app, since, who, why }) => html`<li>${app} was retired ${timeOf(since)}, by ${personName(who)}: ${why}</li>`,
  );
  return [
    faults.length > 0 ? html`<ul>${faults}</ul>` : html`<p>Everything fits.</p>`,
    ...(retired.length > 0 ? [html`<ul>${retired}</ul>`] : []),
  ];
}

const pageStyles = `
.sections { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; max-width: none; list-style: none; }
.sections a { display: block; padding: .625rem 0; text-underline-offset: .2em; }
.problem { margin: 0 0 1rem; padding: 1rem; border: 3px solid var(--color-rule); background: var(--color-card); }
.problem h2 { padding: 0; border: 0; }
.command { display: block; margin-top: .25rem; padding: .5rem .75rem; border-left: 3px solid var(--color-accent);
  background: var(--color-sunken); }
dl { margin: .75rem 0 0; }
.row { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 1rem; padding: .375rem 0; }
dd, dt { margin: 0; }
dd ul { margin: 0; padding: 0; list-style: none; }
dd > p { margin: 0; }
.after { margin-top: 1rem; }
.why { margin: .25rem 0 0; font-size: var(--text-base); max-width: 44rem; overflow-wrap: anywhere; }
@media (max-width: 64rem) {
  .row { grid-template-columns: minmax(0, 1fr); }
}
`;
