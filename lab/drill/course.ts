import type { Generation } from '../../delivery/index.ts';
import type { Ended } from '../../tests/release/command.ts';
import type { Fired } from './alert-watch.ts';
import type { PlainView } from './crowd.ts';
import type { Publisher } from './teams.ts';
import type { Visit } from './window.ts';

/** A publication, and how long it took in milliseconds. */
export interface Published extends Pick<Publisher, 'name' | 'app'> {
  release: string;
  ended: Ended;
  milliseconds: number;
}

/** What has happened in a drill. All times are in milliseconds since 1970. */
export interface Course {
  /** Every generation, the newest first. */
  history: readonly Generation[];
  published: readonly Published[];
  /** The publication without a key. */
  stranger: Published;
  /** The guarded publication of the bad release. */
  bad: Published;
  /** The release that was live before it. */
  former: string;
  /** When a server was killed, and when it answered again. */
  killed: { from: number; to: number };
  fired: readonly Fired[];
  views: readonly PlainView[];
  visits: readonly Visit[];
  audit: Ended;
  verify: Ended;
}

/** The generations that made the bad release live, and that took it back. */
export function turnsOf({ history, bad, former }: Course): { began: Generation | null; ended: Generation | null } {
  const oldestFirst = history.toReversed();
  const began = oldestFirst.find(({ releases }) => releases.marvel === bad.release) ?? null;
  const ended =
    oldestFirst.find(
      ({ generation, action, releases }) =>
        began !== null && generation > began.generation && action === 'rollback' && releases.marvel === former,
    ) ?? null;
  return { began, ended };
}
