import type { AppName } from '@mint-row/kit/contract';
import { type Guarded, guardedReleases } from '../guard/guarded.ts';
import { appsIn, changedApps } from '../release/change.ts';
import { type Fleet, type FleetMember, readFleet } from '../release/fleet.ts';
import { pastReleases } from '../release/past-releases.ts';
import { placeChanges } from '../release/set-place.ts';
import { describePreviews, type ListedPreview } from '../release/standing-previews.ts';
import { readReadable } from '../serve/sites/named-releases.ts';
import { type Audit, auditHistory } from '../signing/audit.ts';
import type { Anchor } from '../signing/trust.ts';
import { type Generation, linkTo, readLive } from '../store/history.ts';
import { Names } from '../store/names.ts';
import type { Storage } from '../store/storage.ts';
import type { CountingServer } from './counted.ts';
import { type TakeBack, takeBack } from './take-back.ts';

/** What operators want to know of a store, as far as it can be read. */
export interface Overview {
  /** The address of the store. */
  store: string;
  /** When it was read, as an ISO date and time. */
  readAt: string;
  /** What cannot be read, and what is not trusted, in sentences. */
  problems: string[];
  /** The newest generation that is trusted: what servers serve. Null when there is none, or none can be read. */
  live: Generation | null;
  /** The live applications; of a release whose manifest cannot be read, only what the history says. */
  apps: LiveApp[];
  /** Other places, and what is live there. */
  places: OtherPlace[];
  /** The live releases that a guard watches. */
  guarded: Guarded[];
  /** Misfits, libraries, and remotes that were retired; null when they cannot be read. */
  fleet: Fleet | null;
  /** Null when they cannot be read. */
  previews: ListedPreview[] | null;
  servers: readonly CountingServer[];
  /** The newest generations, the newest first. */
  history: RecordedChange[];
  /** How many earlier generations there are. */
  earlierCount: number;
  /** How the store is signed; null when nothing can be read. */
  audit: Audit | null;
}

export type LiveApp = Pick<FleetMember, 'app' | 'release' | 'since' | 'fallback'> & Partial<FleetMember>;

interface OtherPlace {
  /** The address of its store. */
  store: string;
  /** Null when it cannot be read. */
  live: Generation | null;
}

/** A generation, what it changed, who signed it, and how to take it back. */
export interface RecordedChange {
  generation: Generation;
  /** The releases that differ from those before. */
  releases: { app: AppName; from: string | null; to: string | null }[];
  /** The names of the values of the place that differ. */
  place: string[];
  /** The hash of its file, which an anchor names. */
  link: string;
  receipt: Receipt;
  /** Null while nothing can be released, since the history cannot be read whole or is not trusted. */
  takeBack: TakeBack | null;
}

/** Whose signature a generation has. */
type Receipt =
  | { kind: 'signed'; key: string; comment: string; doubt: string | null }
  /** By then, the store had no signers, or an anchor vouches for it. */
  | { kind: 'unsigned' }
  | { kind: 'untrusted' };

interface OverviewOptions {
  /** A generation that the history must have. */
  anchor?: Anchor | undefined;
  servers?: readonly CountingServer[];
  /** The stores of other places. */
  places?: readonly Storage[];
}

/** How many generations are told of. */
const maxChanges = 60;

/** Reads all that operators want to know of a store. What cannot be read is a problem in the outcome, and never an error. */
export async function readOverview(
  storage: Storage,
  { anchor, servers = [], places = [] }: OverviewOptions = {},
): Promise<Overview> {
  const problems: string[] = [];
  const attempt = async <Value>(read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      problems.push((error as Error).message);
      return null;
    }
  };
  const read = (await attempt(() => readReadable(storage))) ?? [];
  const history = read.filter((one): one is Generation => !(one instanceof Error));
  problems.push(...read.flatMap((one) => (one instanceof Error ? one.message : [])));
  const isWhole = history.length > 0 && history.length === history[0]?.generation;
  if (history.length > 0 && !isWhole)
    problems.push('The history lacks generations: nothing can be released until they are back.');
  const audit = history.length > 0 ? auditHistory(storage.address, history, anchor ?? null) : null;
  if (audit?.refusal) problems.push(audit.refusal);
  const isTrusted = ({ generation }: Generation) => generation <= (audit?.trustedUpTo ?? 0);
  const trusted = history.filter(isTrusted);
  const [live = null] = trusted;
  const names = isWhole && audit?.refusal === null && live ? await attempt(() => Names.at(storage, live)) : null;
  const fleet = live ? await attempt(() => readFleet(storage, live)) : null;
  return {
    store: storage.address,
    readAt: new Date().toISOString(),
    live,
    apps: live ? liveApps(live, trusted, fleet) : [],
    places: await Promise.all(
      places.map(async (other) => ({ store: other.address, live: await attempt(() => readLive(other)) })),
    ),
    guarded: (live && isWhole && (await attempt(() => guardedReleases(storage, live)))) || [],
    fleet,
    previews: names && (await attempt(() => describePreviews(storage, live, names))),
    servers,
    history: history.slice(0, maxChanges).map((generation) => ({
      ...changeOf(generation, history),
      link: linkTo(generation),
      receipt: receiptOf(generation, audit, isTrusted(generation)),
      takeBack: names && takeBack(generation, { store: storage.address, history, names }),
    })),
    earlierCount: Math.max(0, history.length - maxChanges),
    audit,
    // Last: all of the above may have added some.
    problems: [...new Set(problems)],
  };
}

function liveApps(live: Generation, history: readonly Generation[], fleet: Fleet | null): LiveApp[] {
  return appsIn(live.releases).map((app) => {
    const member = fleet?.apps.find((one) => one.app === app);
    if (member) return member;
    const release = live.releases[app] ?? '';
    const { since = live.when } = pastReleases(history, app).find((one) => one.release === release) ?? {};
    return { app, release, since, fallback: live.fallbacks[app] ?? null };
  });
}

function changeOf(
  generation: Generation,
  history: readonly Generation[],
): Pick<RecordedChange, 'generation' | 'releases' | 'place'> {
  const before = history.find((one) => one.generation === generation.generation - 1);
  const apps = before || generation.generation === 1 ? changedApps(generation.releases, before?.releases) : [];
  return {
    generation,
    releases: apps.map((app) => ({
      app,
      from: before?.releases[app] ?? null,
      to: generation.releases[app] ?? null,
    })),
    place: before ? placeChanges(before.place, generation.place) : [],
  };
}

function receiptOf({ generation }: Generation, audit: Audit | null, isTrusted: boolean): Receipt {
  const signed = audit?.signed.find((one) => one.generation === generation);
  if (!signed) return { kind: isTrusted ? 'unsigned' : 'untrusted' };
  const { key, comment, doubt } = signed;
  return { kind: 'signed', key, comment, doubt };
}
