import { randomBytes } from 'node:crypto';
import type { AppName } from '@mint-row/kit/contract';
import { type IntakeAction, intakeActions, isSignedWith, readAuthorization } from '@mint-row/kit/intake';
import type { Keys } from './keys.ts';
import type { IntakeLimits } from './limits.ts';

/** A request that is answered with an error: the message says what to do. */
export class NotAdmitted extends Error {
  override name = 'NotAdmitted';
  readonly status: number;
  /** After how many seconds it may be sent again; null if it would not help. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A request as it arrives, before its body. */
export interface Arrival {
  method: string;
  target: string;
  authorization: string | undefined;
  /** Who sent it, as far as the network knows. */
  address: string;
}

/** What a request asks for, by somebody who has a key for it. */
export interface Admitted {
  app: AppName;
  action: IntakeAction;
  /** The id of the key. */
  key: string;
  /** The hash that its body must have. */
  bodyHash: string;
  /** The reason for the history; the artifact's own if omitted. */
  message: string | undefined;
  /** The signature of the artifact's manifest, by a key of the team. */
  signature: string | undefined;
  allowRemoval: boolean;
}

const minuteMs = 60_000;

/** Decides who may publish what: by signatures, each of which counts once and for a short time. */
export class Admission {
  readonly #limits: IntakeLimits;
  readonly #readKeys: () => Promise<Keys>;
  /** Compared with when a key is unknown, so that this takes as long. */
  readonly #nobody = randomBytes(32).toString('base64url');
  readonly #startedAt = Date.now();
  /** The latest time that the clock had: a clock that is set back makes no old request new. */
  #latest = this.#startedAt;
  /** The nonces of admitted requests that are not too old yet, with their times. */
  readonly #nonces = new Map<string, number>();
  readonly #requests: PerMinute;
  readonly #failures: PerMinute;

  /** @param readKeys reads the keys as they are now */
  constructor(readKeys: () => Promise<Keys>, limits: IntakeLimits) {
    this.#readKeys = readKeys;
    this.#limits = limits;
    this.#requests = new PerMinute(limits.maxRequestsPerMinute);
    this.#failures = new PerMinute(limits.maxFailuresPerMinute);
  }

  /**
   * Admits a request, once. A valid signature is always looked at: whoever sends wrong ones from the same address, for
   * example through the same proxy, locks nobody out.
   * @throws NotAdmitted with the status and the reason
   */
  async admit(arrival: Arrival): Promise<Admitted> {
    const now = Math.max(this.#latest, Date.now());
    this.#latest = now;
    const signed = await this.#signed(arrival);
    if (!signed) {
      if (this.#failures.take(arrival.address, now)) {
        throw new NotAdmitted(
          401,
          'No valid signature. Is MINT_ROW_PUBLISH_KEY the key that the operators gave, for this site?',
        );
      }
      throw new NotAdmitted(429, 'Too many requests without a valid signature.', this.#failures.secondsLeft(now));
    }
    const { app, time, nonce } = signed;
    this.#refuseOtherTimes(time, now);
    if (this.#nonces.has(nonce)) throw new NotAdmitted(401, 'This request was sent before. Sign a new one.');
    if (!this.#requests.take(app, now)) {
      throw new NotAdmitted(429, `Too many requests for ${app}.`, this.#requests.secondsLeft(now));
    }
    this.#remember(nonce, time, now);
    return { ...wantedBy(arrival, app, signed.id), key: signed.id, bodyHash: signed.bodyHash };
  }

  /** What the signature says, and whose it is; null unless it is valid. */
  async #signed({ method, target, authorization }: Arrival) {
    const said = readAuthorization(authorization ?? '');
    if (!said) return null;
    const keys = await this.#readKeys();
    const key = Object.hasOwn(keys, said.id) ? keys[said.id] : undefined;
    const isSigned = isSignedWith(key?.secret ?? this.#nobody, { ...said, method, target }, said.signature);
    return key && isSigned ? { ...said, app: key.app } : null;
  }

  #refuseOtherTimes(time: number, now: number): void {
    const { maxAgeMs, maxAheadMs } = this.#limits;
    if (time < now - maxAgeMs || time > now + maxAheadMs) {
      const seconds = Math.round(Math.abs(now - time) / 1000);
      const which = time < now ? 'behind' : 'ahead of';
      throw new NotAdmitted(
        401,
        `It was signed by a clock that is ${seconds} s ${which} the intake’s. Set the clock of your machine.`,
      );
    }
    // What was admitted before the start is not remembered: all of it was signed with such a time.
    const earliest = this.#startedAt + maxAheadMs;
    if (time <= earliest) {
      throw new NotAdmitted(503, 'The intake has just started.', Math.ceil((earliest - time) / 1000) + 1);
    }
  }

  #remember(nonce: string, time: number, now: number): void {
    for (const [old, at] of this.#nonces) if (at < now - this.#limits.maxAgeMs) this.#nonces.delete(old);
    this.#nonces.set(nonce, time);
  }
}

/** Targets of requests are relative; this stands for whatever the address is. */
const base = 'http://intake';

/**
 * What a request asks for.
 * @throws NotAdmitted when there is no such address, or the key is for another application
 */
function wantedBy({ method, target }: Arrival, owned: AppName, key: string): Omit<Admitted, 'key' | 'bodyHash'> {
  const { pathname, searchParams } = new URL(URL.canParse(target, base) ? target : '/', base);
  const [, app, name, ...more] = pathname.split('/');
  const action = intakeActions.find((one) => one === name);
  if (method !== 'POST' || !action || more.length > 0) {
    throw new NotAdmitted(
      404,
      `The intake takes POST /${owned}/${intakeActions.join(`, /${owned}/`)}. Is --to its address?`,
    );
  }
  if (app !== owned)
    throw new NotAdmitted(403, `The key ${key} is for ${owned} alone. Ask the operators for another one.`);
  return {
    app: owned,
    action,
    message: searchParams.get('message') ?? undefined,
    signature: searchParams.get('signature') ?? undefined,
    allowRemoval: searchParams.has('allow-removal'),
  };
}

/** Counts by the minute. */
class PerMinute {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * @param now in milliseconds
   * @returns false when there were too many of the name in this minute
   */
  take(name: string, now: number): boolean {
    if (now - this.#since >= minuteMs) {
      this.#counts.clear();
      this.#since = now;
    }
    const count = (this.#counts.get(name) ?? 0) + 1;
    // So many names are no teams: they are refused like one that came too often.
    if (count === 1 && this.#counts.size >= maxNames) return false;
    this.#counts.set(name, count);
    return count <= this.#limit;
  }

  secondsLeft(now: number): number {
    return Math.ceil((this.#since + minuteMs - now) / 1000);
  }
}

/** How many names are counted in a minute: addresses are as many as a sender likes. */
const maxNames = 10_000;
