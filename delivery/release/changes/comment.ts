import { toMinute } from '../../common/words.ts';
import type { Changes, PageChange, Passage } from './changes.ts';
import { type CommentData, pictureFiles } from './comment-data.ts';
import { codeBlock, codeCell, codeSpan } from './markdown.ts';
import { changedAddresses, countsOf, pagesByWeight, passagesOf, releasesOf } from './summary.ts';

/** The first line of every comment, which no reader sees: whoever updates the comment finds it by this. */
export const commentMarker = '<!-- Mint Row: what this pull request changes -->';

/** How much a comment has: a host takes 65,536 characters at most. */
const maxShown = {
  reasons: 20,
  reasonLines: 3,
  releases: 20,
  addresses: 20,
  passages: 15,
  weights: 15,
  pictures: 30,
  paths: 5,
};

interface CommentOptions {
  /** Where the pictures are: an address, or a path within the folder, without a slash at its end. Null shows none. */
  picturesAt: string | null;
  /** The address of the page that has all of it. */
  pageAt?: string | undefined;
}

/**
 * Writes a comment for a pull request in Markdown: the verdict, the preview, what changes for visitors, and how it goes live.
 * Everything that comes from the release is in code, where it is only text.
 * @param data as `commentSchema` has checked it
 */
export function commentOf(data: CommentData, { picturesAt, pageAt }: CommentOptions): string {
  const { changes, pictures } = data;
  const parts = [
    commentMarker,
    '## What this pull request changes for visitors',
    ...verdictOf(data),
    ...previewOf(data),
    ...(changes ? [...releasesPart(changes), ...addresses(changes), ...words(changes), ...weights(changes)] : []),
    ...(pictures ? picturesPart(pictures, picturesAt) : []),
    ...(pageAt === undefined ? [] : [`All of it, with pictures before and after: <${pageAt}>`]),
    ...howItGoesLive(data),
  ];
  return `${parts.join('\n\n')}\n`;
}

function verdictOf({ verdict, reasons, changes }: CommentData): string[] {
  if (verdict === 'refused') {
    const more = andMore(reasons.length - maxShown.reasons, 'more reasons');
    return [
      '**The release checks refuse it.** Nothing would go live:',
      ...reasons
        .slice(0, maxShown.reasons)
        .map((reason) => codeBlock(reason.split('\n').slice(0, maxShown.reasonLines))),
      ...more,
    ];
  }
  if (verdict === 'unchanged') return ['**The release checks pass.** What is live already is the same.'];
  if (verdict === 'no site')
    return ['**The release checks pass,** but the site lacks applications: it would not be live.'];
  return ['**The release checks pass.**', ...(changes ? [sentence(countsOf(changes))] : [])];
}

/** A sentence of ours in which file names may be: as code, for it may have names from outside. */
function sentence(text: string): string {
  return text.startsWith('Pages: ') ? text : codeSpan(text);
}

function previewOf({ preview }: CommentData): string[] {
  if (!preview) return [];
  return [`Preview, until ${toMinute(preview.expires)}: <${preview.address}>`];
}

function releasesPart(changes: Changes): string[] {
  const lines = releasesOf(changes);
  return lines.length === 0
    ? []
    : [codeBlock(lines.slice(0, maxShown.releases)), ...andMore(lines.length - maxShown.releases, 'more releases')];
}

function addresses(changes: Changes): string[] {
  const lines = changedAddresses(changes).map(
    ({ change, path, more }) => `- ${change}: ${codeSpan(path)} ${more === '' ? '' : codeSpan(more)}`,
  );
  return section('Pages that come, move and go', lines, maxShown.addresses);
}

function words({ pages }: Changes): string[] {
  const { passages, more } = passagesOf(pages);
  if (passages.length === 0) return [];
  const shown = passages.slice(0, maxShown.passages).flatMap(({ passage, paths }) => {
    const named = paths.slice(0, maxShown.paths).map(codeSpan).join(', ');
    const others = paths.length > maxShown.paths ? ` and ${paths.length - maxShown.paths} more pages` : '';
    return [`${named}${others}`, codeBlock([...side(passage, '-'), ...side(passage, '+')], 'diff')];
  });
  return ['### Words', ...shown, ...andMore(more + passages.length - maxShown.passages, 'more passages')];
}

/** A passage as it was or as it will be; nothing if it was or will not be there. */
function side(passage: Passage, mark: '-' | '+'): string[] {
  const other = mark === '-' ? 'added' : 'removed';
  const text = passage.flatMap(({ is, text }) => (is === other ? [] : text)).join('');
  return text.trim() === '' ? [] : [`${mark} ${text.trim()}`];
}

function weights({ pages }: Changes): string[] {
  const found = pagesByWeight(pages);
  if (found.length === 0) return [];
  const rows = found.slice(0, maxShown.weights).map((page) => {
    const cells = (['document', 'scripts', 'pictures', 'firstVisit'] as const).map((kind) => fromTo(page, kind));
    return `| ${[codeCell(page.path), ...cells, page.returning === null ? '' : bytes(page.returning)].join(' | ')} |`;
  });
  const table = [
    '| Bytes, with brotli | Document | Scripts | Pictures | First visit | Returning visit |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
  return ['### Weight', table.join('\n'), ...andMore(found.length - rows.length, 'more pages')];
}

function fromTo({ before, after }: PageChange, kind: 'document' | 'scripts' | 'pictures' | 'firstVisit'): string {
  const now = bytes(after?.[kind] ?? 0);
  return !before || before[kind] === after?.[kind] ? now : `${bytes(before[kind])} → ${now}`;
}

function bytes(count: number): string {
  return count.toLocaleString('en');
}

function picturesPart({ shown, same, leftOut }: NonNullable<CommentData['pictures']>, at: string | null): string[] {
  const listed = shown.slice(0, maxShown.pictures).flatMap(({ path, width, pixels, top }, index) => {
    const line = `${codeSpan(path)}, ${width} px wide: ${bytes(pixels)} pixels differ, from ${bytes(top)} px below the top.`;
    if (at === null) return [`- ${line}`];
    const { before, after } = pictureFiles(index);
    return [line, `| Before | After |\n| --- | --- |\n| ![Before](${at}${before}) | ![After](${at}${after}) |`];
  });
  const notes = [
    ...andMore(shown.length - maxShown.pictures, 'more pictures'),
    ...(same.length > 0 ? [`Compared, and the same in every pixel: ${namesOf(same)}.`] : []),
    ...(leftOut.length > 0 ? [`Left out, since there are too many: ${namesOf(leftOut)}.`] : []),
  ];
  if (listed.length + notes.length === 0) return [];
  return ['### Pictures', ...(at === null ? [listed.join('\n')] : listed), ...notes].filter((part) => part !== '');
}

function namesOf(paths: readonly string[]): string {
  const more = paths.length - maxShown.addresses;
  return `${paths.slice(0, maxShown.addresses).map(codeSpan).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function howItGoesLive({ verdict, preview, apps }: CommentData): string[] {
  if (verdict === 'refused')
    return ['### To mend it', 'Each reason says what to do. The next commit runs the checks again.'];
  if (verdict === 'unchanged') return [];
  const what = preview ? `--preview ${preview.id}` : apps.join(' ');
  return [
    '### To take it live',
    preview
      ? 'Exactly these bytes, as long as nothing else becomes live:'
      : 'Merging it into `main` releases it. By hand:',
    codeBlock([`npm run release -- publish ${what} --store <the store>`]),
    'It is taken back by the command on the page of releases.',
  ];
}

function section(title: string, lines: readonly string[], limit: number): string[] {
  if (lines.length === 0) return [];
  return [`### ${title}`, lines.slice(0, limit).join('\n'), ...andMore(lines.length - limit, 'more')];
}

function andMore(count: number, what: string): string[] {
  return count > 0 ? [`And ${bytes(count)} ${what}.`] : [];
}
