import type { Catalogue } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';

interface Remote {
  manifest: Pick<RemoteManifest, 'app' | 'pages'> & { catalogue: Catalogue };
}

interface Conflicts {
  /** The remotes that are new in the site. Of two, the later in the list has to give way. */
  candidates: readonly string[];
  /** The day of the release, as an ISO date. */
  today: string;
}

/**
 * Compares the entries of new remotes with those of the others: none may take a key or a rank that another has, look
 * like another's in a list, or be dated so that it stays before all others.
 * @param remotes all of the site's, sorted by name
 * @returns a reason for each entry that gives way, naming its own remote and the other
 */
export function entryConflicts(remotes: readonly Remote[], { candidates, today }: Conflicts): string[] {
  const isNew = ({ manifest }: Remote) => candidates.includes(manifest.app);
  return remotes.flatMap((remote, index) => {
    if (!isNew(remote)) return [];
    const others = remotes.filter((other, place) => other !== remote && (!isNew(other) || place < index));
    return [
      ...conflictsWith(remote, others),
      ...datesAhead(
        remote,
        remotes.filter((other) => other !== remote),
        today,
      ),
    ];
  });
}

function conflictsWith({ manifest }: Remote, others: readonly Remote[]): string[] {
  const taken = new Map(
    others.flatMap(({ manifest: { app, catalogue, pages } }) =>
      claims({ catalogue, pages }).map(({ id, what }) => [id, `${what} of ${app}`] as const),
    ),
  );
  return claims(manifest).flatMap(({ id, what, cure }) => {
    const other = taken.get(id);
    if (!other) return [];
    return [
      `${manifest.app}: its ${what} (src/pages/index.ts) ${id.startsWith('look ') ? 'looks like' : 'is'} the ${other}. ${cure}`,
    ];
  });
}

interface Claim {
  /** Identifies a thing that only one remote of a site may have. */
  id: string;
  what: string;
  cure: string;
}

/** Everything in a remote's entries that only one remote may have. */
function claims({ catalogue, pages }: Omit<Remote['manifest'], 'app'>): Claim[] {
  const { cards = [] } = catalogue;
  return [
    ...cards.map(({ key }) => ({
      id: `key ${key}`,
      what: `card key "${key}"`,
      cure: 'Give the card a key of its own.',
    })),
    ...cards.flatMap(({ ranked }) =>
      ranked
        ? [
            {
              id: `rank ${ranked.rank}`,
              what: `rank ${ranked.rank}`,
              cure: 'A site has one ranking: leave the rank out.',
            },
          ]
        : [],
    ),
    ...namesOf(catalogue, pages).map(([thing, name]) => ({
      id: `look ${lookOf(name)}`,
      what: `${thing} "${name}"`,
      cure: 'In a list, nobody could tell whose it is: give it another name.',
    })),
  ];
}

/** The names under which pages of other remotes list entries, and those of pages, by which the search finds them. */
function namesOf(
  { franchises = [], characters = [], cards = [], guides = [], terms = [], questions = [], updates = [] }: Catalogue,
  pages: RemoteManifest['pages'],
): (readonly [thing: string, name: string])[] {
  return [
    ...franchises.map(({ name }) => ['franchise', name] as const),
    ...characters.map(({ name }) => ['character', name] as const),
    ...cards.map(({ title }) => ['card', title] as const),
    ...guides.map(({ title }) => ['guide', title] as const),
    ...terms.map(({ name }) => ['term', name] as const),
    ...questions.map(({ question }) => ['question', question] as const),
    ...updates.map(({ title }) => ['update of', title] as const),
    ...pages.map(({ title }) => ['page', title] as const),
  ];
}

/**
 * Pages from the future: their updates would stay first in every list. A clock that is behind what other remotes have is
 * no measure, so their newest page counts too.
 */
function datesAhead({ manifest: { app, pages } }: Remote, others: readonly Remote[], today: string): string[] {
  const reviewed = others.flatMap(({ manifest }) => manifest.pages.map((page) => page.reviewed));
  if (reviewed.length === 0) return [];
  const latest = [dayAfter(today), ...reviewed].reduce((a, b) => (a > b ? a : b));
  return pages
    .filter((page) => page.reviewed > latest)
    .map(
      ({ path, reviewed }) =>
        `${app}: its page ${path} (src/pages/index.ts) was reviewed on ${reviewed}, and today is ${today}. Correct the date, or this machine’s clock.`,
    );
}

/** The next day: it may have begun where a page was written. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Latin letters that do not decompose, as a reader would take them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'o', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', þ: 'p' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss' },
};

/**
 * The appearance of a name at a glance: names that look equal cannot be told apart in a list. Case, accents, spaces and
 * signs do not count; nor do digits and letters of one shape, nor pairs of letters that look like one.
 * @param name of the characters that `nameLine` allows
 */
function lookOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
