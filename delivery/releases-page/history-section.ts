import { releaseCommand } from '../common/commands.ts';
import { personName } from '../common/words.ts';
import { type Html, html } from '../compose/markup.ts';
import { dataTable } from '../compose/standalone-page.ts';
import { describeChance, describeMeasure, shareOf } from '../guard/words.ts';
import type { Evidence } from '../store/guards.ts';
import type { Overview, RecordedChange } from './overview.ts';
import { code, command, idOf, timeOf } from './words.ts';

/** The newest changes with their receipts, and the command that takes each back. */
export function historySection(overview: Overview): Html[] {
  const { history, earlierCount, store } = overview;
  if (history.length === 0) return [html`<p>There is none, or it cannot be read.</p>`];
  const earlier = releaseCommand(store, 'history', '--limit', String(history.length + earlierCount));
  return [
    ...history.map((change) => changeArticle(change, overview)),
    ...(earlierCount > 0 ? [html`<p>${earlierCount} earlier generations: ${command(earlier)}</p>`] : []),
  ];
}

function changeArticle(change: RecordedChange, overview: Overview): Html {
  const { generation, takeBack } = change;
  const { generation: number, action, apps, who, when, why, frozen, guard, evidence } = generation;
  const isWhileFrozen = action === 'rollback' && frozen !== null;
  const owners = [...new Set(apps.flatMap((app) => overview.apps.find((one) => one.app === app)?.owner ?? []))];
  const rows: [term: string, value: Html | string][] = [
    ['By', personName(who)],
    ['When', timeOf(when)],
    ...(owners.length > 0 ? [['Owner', owners.join(', ')] as [string, string]] : []),
    ['Changed', changed(change)],
    ['Receipt', receipt(change)],
    ...(guard
      ? [['Guarded', html`${Object.keys(guard.apps).join(', ')}, until ${timeOf(guard.until)}`] as [string, Html]]
      : []),
    [
      'To take it back',
      takeBack ? html`<p>${takeBack.what}</p>${takeBack.command ? [command(takeBack.command)] : []}` : notNow,
    ],
  ];
  return html`<article id="generation-${number}" aria-labelledby="change-${number}">
<h3 id="change-${number}">Generation ${number}: ${[action, ...apps].join(' ')}${isWhileFrozen ? ', while frozen' : ''}</h3>
<p class="why">${why}</p>
<dl>${rows.map(([term, value]) => html`<div class="row"><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
${evidence ? [evidenceOf(evidence)] : []}
</article>`;
}

const notNow = 'Nothing can be released until the history can be read whole, and is trusted.';

function changed({ generation, releases, place }: RecordedChange): Html {
  const { builds, kept, action, snapshot } = generation;
  const lines = [
    ...releases.map(({ app, from, to }) => {
      const commit = builds?.[app]?.commit;
      const built = commit ? html`, built from ${idOf(commit)}` : html``;
      return html`<li>${app}: from ${from ? idOf(from) : 'no release'} to ${to ? idOf(to) : 'no release'}${built}</li>`;
    }),
    ...(place.length > 0 ? [html`<li>values of the place: ${place.join(', ')}</li>`] : []),
    ...(kept ? [html`<li>${kept.length} snapshots were kept</li>`] : []),
    ...(action === 'freeze' ? [html`<li>releases are frozen from then on</li>`] : []),
    html`<li>snapshot ${code(snapshot ?? 'none yet')}</li>`,
  ];
  return html`<ul>${lines}</ul>`;
}

function receipt({ generation, receipt: signature, link }: RecordedChange): Html {
  const teams = Object.keys(generation.signed ?? {});
  const lines = [
    html`<li>${signedBy(signature)}</li>`,
    ...(signature.kind === 'signed' && signature.doubt !== null
      ? [html`<li>By the present signers, it could not be signed: ${signature.doubt}</li>`]
      : []),
    ...(teams.length > 0 ? [html`<li>${teams.join(', ')}: the release is signed by its team</li>`] : []),
    html`<li>${code(link)}</li>`,
  ];
  return html`<ul>${lines}</ul>`;
}

function signedBy(signature: RecordedChange['receipt']): Html {
  if (signature.kind === 'unsigned') return html`not signed: the store had no signers`;
  if (signature.kind === 'untrusted') return html`NOT trusted: no server serves it`;
  return html`signed by ${signature.comment || 'a key without a comment'}, ${code(signature.key)}`;
}

const evidenceTitles = ['Who', 'With it', 'Before', 'By chance', 'A reason'];

/** What a guard had found when it rolled back. */
function evidenceOf({ app, release, generation, seconds, servers, findings }: Evidence): Html {
  const rows = findings.map(({ measure, now, before, chance, isBeyond }) => [
    describeMeasure(measure),
    shareOf(now),
    before ? shareOf(before) : 'too little known',
    describeChance(chance),
    isBeyond ? 'yes' : 'no',
  ]);
  return html`<p>Evidence of the guard: ${app} ${idOf(release)} was live for ${Math.round(seconds)} s as generation ${generation};
${servers.answered} of ${servers.asked} servers answered.</p>
${dataTable(evidenceTitles, rows)}`;
}
