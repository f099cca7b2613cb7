import { visible } from '@mint-row/kit/contract/visible';
import { eachOf } from '../common/each-of.ts';
import { DeliveryError } from '../common/errors.ts';
import { type Generation, linkTo, readGeneration } from '../store/history.ts';
import { hashOf, layout } from '../store/layout.ts';
import { toBytes } from '../store/seal.ts';
import type { Storage } from '../store/storage.ts';
import { AllowedSigners, type Use } from './allowed-signers.ts';
import { type Need, needsOf, type Right } from './rights.ts';
import type { Signer } from './signer.ts';
import { digestOf, isValidFor, readSignature } from './sshsig.ts';

/** What signatures are for. A line of the file of allowed signers may limit a key to some (`namespaces`). */
const namespaces = { generation: 'generation@mint-row', release: 'release@mint-row' } as const;

/** A generation that somebody has checked: what was before it is not asked again, and what follows it must be signed. */
export interface Anchor {
  generation: number;
  /** The hash of its file. */
  link: string;
}

/** The anchor of a history, as commands take it. */
export function anchorText({ generation, link }: Anchor): string {
  return `${generation}:${link}`;
}

/** @returns null when it is no anchor */
export function readAnchor(text: string): Anchor | null {
  const [, generation, link] = /^([1-9]\d{0,9}):(sha256-[\w+/]{43}=)$/.exec(text.trim()) ?? [];
  return generation && link ? { generation: Number(generation), link } : null;
}

/** Thrown for a generation that is not signed as the signers before it demand. */
export class UntrustedError extends DeliveryError {
  override name = 'UntrustedError';
}

/** Whose signature made a release live for the first time. */
type Origin = Omit<Use, 'right'>;

/** A generation whose signature was checked. */
export interface Accepted {
  generation: Generation;
  /** The key that signed it, as SSH writes it. */
  key: Buffer;
  /** When it was made, at the earliest, in milliseconds: no earlier than those before it. */
  time: number;
  needs: readonly Need[];
}

/** A publisher's clock may be ahead of a reader's by this much, in milliseconds. */
const maxAheadMs = 24 * 60 * 60 * 1000;

/**
 * Follows a history upward, and believes each generation that is signed by a key which the signers before it allow to do what
 * it does. A history without signers is believed as it is.
 */
export class Trust {
  readonly #store: string;
  #newest: Generation | null = null;
  /** The hash of the generation with which signing began, or of the anchor; null before. */
  #root: string | null = null;
  #time = Number.NEGATIVE_INFINITY;
  /** By "app/release"; null for what was live before the store had signers. */
  readonly #origins = new Map<string, Origin | null>();
  readonly #snapshots = new Set<string>();
  /** By their text, which is the same in most generations. */
  readonly #parsed = new Map<string, AllowedSigners>();
  /** The signed generations that were believed, the oldest first. */
  readonly accepted: Accepted[] = [];

  /** @param store the address of the store, for messages */
  constructor(store: string) {
    this.#store = store;
  }

  /**
   * Follows a history as far as it can be believed.
   * @param history the generations that can be read, the newest first
   * @param anchor where to begin; at the first generation, if there is none
   * @returns why one is not believed; null when all are
   */
  static of(
    store: string,
    history: readonly Generation[],
    anchor: Anchor | null = null,
  ): { trust: Trust; refusal: UntrustedError | null } {
    const trust = new Trust(store);
    const refusal = trust.#refusal(() => anchor && trust.#beginAt(anchor, history)) ?? trust.follow(history);
    return { trust, refusal };
  }

  /** The newest generation that is believed. */
  get newest(): Generation | null {
    return this.#newest;
  }

  /** The hash of the generation with which trust begins; null in a store without signers. */
  get root(): string | null {
    return this.#root;
  }

  /** @throws UntrustedError when the history does not have the anchor */
  #beginAt(anchor: Anchor, history: readonly Generation[]): void {
    const found = history.findIndex(({ generation }) => generation === anchor.generation);
    const [first, ...earlier] = found < 0 ? [] : history.slice(found);
    if (!first || linkTo(first) !== anchor.link) {
      throw new UntrustedError(
        `The history of ${this.#store} does not have the generation of the anchor ${anchorText(anchor)}: it is another history, or was rewritten. Restore the store from a backup; if you know why it is another one, find its anchor: npm run release -- audit ${JSON.stringify(this.#store)}`,
      );
    }
    if (first.signers === undefined) {
      throw new UntrustedError(
        `Generation ${anchor.generation} of ${this.#store} has no signers, so it can be no anchor. Give a later one.`,
      );
    }
    // Each has the hash of the one before it, so the anchor vouches for them, as far as they are there.
    let next = first;
    const vouched = [first];
    for (const one of earlier) {
      if (next.parent !== linkTo(one)) break;
      vouched.push(one);
      next = one;
    }
    for (const one of vouched.reverse()) this.#take(one, null);
    this.#root = anchor.link;
  }

  /**
   * Believes as many of these generations as it can, those after the newest one that it believes already.
   * @param history the newest first
   * @returns why one is not believed; null when all are
   */
  follow(history: readonly Generation[]): UntrustedError | null {
    return this.#refusal(() => {
      for (const one of history.toReversed()) if (one.generation > (this.#newest?.generation ?? 0)) this.#accept(one);
    });
  }

  #refusal(act: () => void): UntrustedError | null {
    try {
      act();
      return null;
    } catch (error) {
      if (error instanceof UntrustedError) return error;
      throw error;
    }
  }

  /**
   * Believes the next generation, if it is signed as it must be.
   * @throws UntrustedError that says which generation and key, why not, and what to do
   */
  #accept(next: Generation): void {
    if (this.#root === null && next.signers === undefined) {
      this.#take(next, null);
      return;
    }
    let accepted: Accepted;
    try {
      accepted = this.#examine(next);
    } catch (error) {
      throw new UntrustedError(
        `${describe(next)} of ${this.#store} is not trusted: ${(error as Error).message}. Move ${layout.generation(next.generation)} away, and any after it, and release again with a key that may do it. See docs/operations.md#signed-releases`,
      );
    }
    this.#root ??= linkTo(next);
    this.#take(next, accepted);
  }

  /**
   * Signs a generation that is to follow the newest.
   * @throws DeliveryError when there is no key, or it may not do this
   */
  async sign(unsigned: Generation, signer: Signer | undefined): Promise<Generation> {
    if (this.#root === null && unsigned.signers === undefined) return unsigned;
    if (!signer) throw needsKey(this.#store);
    const signed = { ...unsigned, signature: await signer.sign(namespaces.generation, contentOf(unsigned)) };
    try {
      this.#examine(signed);
    } catch (error) {
      throw new DeliveryError(
        `Nothing was changed: ${(error as Error).message}. Use another key, or have the signers changed: docs/operations.md#signed-releases`,
      );
    }
    return signed;
  }

  /** Why the present signers would not accept what was accepted; null when they would. */
  doubt({ key, time, needs, generation }: Accepted): string | null {
    const signers = this.#signersOf(this.#newest);
    const use = { key, namespace: namespaces.generation, time };
    try {
      const need = needs.find((one) => this.#isAllowed(signers, use, one, generation) === null);
      return need ? signers.explain(use, need.rights) : null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** The comment of the key of an accepted generation, in the signers of the time. */
  commentOf({ key, generation }: Accepted): string {
    return this.#signersOf(generation).commentOf(key);
  }

  /** @throws Error whose message says why the generation is not trusted */
  #examine(next: Generation): Accepted {
    const before = this.#newest;
    if (next.generation !== (before?.generation ?? 0) + 1) {
      throw new Error(`generation ${next.generation - 1} cannot be read, so nobody can tell whose signature it needs`);
    }
    if (next.parent !== (before && linkTo(before))) throw new Error('it does not follow the generation before it');
    // The first signers are vouched for by one of themselves.
    const signers = this.#signersOf(before?.signers === undefined ? next : before);
    // They must be usable by those who come after them.
    if (next.signers === undefined) throw new Error('it has no signers, and the generation before it has');
    this.#signersOf(next);
    if (next.signature === undefined) throw new Error('it is not signed');
    const key = keyOf(next.signature, namespaces.generation, contentOf(next));
    const when = Date.parse(next.when);
    if (when > Date.now() + maxAheadMs) throw new Error(`it says that it was made in the future, at ${next.when}`);
    const time = Math.max(when, this.#time);
    const use = { key, namespace: namespaces.generation, time };
    const needs = needsOf(before, next, {
      mayReturn: (app, release) => this.#mayReturn(signers, app, release),
      hadSnapshot: (id) => this.#snapshots.has(id),
    });
    for (const need of needs) {
      if (this.#isAllowed(signers, use, need, next) === null) throw new Error(signers.explain(use, need.rights));
    }
    // Who has no right at all adds nothing to the history, not even what changes nothing.
    if (!signers.allows(use)) throw new Error(signers.explain(use));
    return { generation: next, key, time, needs };
  }

  /**
   * Whether a key, or that of a team with it, may do one thing.
   * @returns the key that decides; null when none does
   * @throws Error when the signature of the team's release is wrong
   */
  #isAllowed(signers: AllowedSigners, use: Origin, need: Need, next: Generation): Origin | null {
    if (need.rights.some((right) => signers.allows({ ...use, right }))) return use;
    const { published } = need;
    if (published === undefined || !signers.allows({ ...use, right: 'record' })) return null;
    const own = teamKey(next, published);
    const right: Right = `publish:${published}`;
    const team = { key: own, namespace: namespaces.release, time: use.time };
    if (!signers.allows({ ...team, right })) {
      throw new Error(
        `the release of ${published} that it records is signed by a key that may not: ${signers.explain(team, [right])}`,
      );
    }
    return team;
  }

  #mayReturn(signers: AllowedSigners, app: string, release: string): boolean {
    const origin = this.#origins.get(`${app}/${release}`);
    return origin === null || (origin !== undefined && signers.allows({ ...origin, right: `publish:${app}` }));
  }

  #take(next: Generation, accepted: Accepted | null): void {
    const before = this.#newest;
    for (const [app, release] of [...Object.entries(next.fallbacks), ...Object.entries(next.releases)]) {
      const id = `${app}/${release}`;
      const isPublished = accepted?.needs.some(({ published }) => published === app) && next.releases[app] === release;
      if (this.#origins.has(id) && !isPublished) continue;
      const signers = accepted && this.#signersOf(before?.signers === undefined ? next : before);
      const use = accepted && { key: accepted.key, namespace: namespaces.generation, time: accepted.time };
      const need: Need = { rights: [`publish:${app}`], published: app };
      const origin = isPublished && signers && use ? this.#isAllowed(signers, use, need, next) : null;
      // What was live when signing began is trusted; a fallback that was not, is as its publisher is.
      this.#origins.set(id, origin ?? (before?.signers === undefined ? null : use));
    }
    if (next.snapshot) this.#snapshots.add(next.snapshot);
    this.#time = accepted?.time ?? Math.max(this.#time, Math.min(Date.parse(next.when), Date.now()));
    this.#newest = next;
    if (accepted) this.accepted.push(accepted);
  }

  #signersOf(generation: Generation | null): AllowedSigners {
    const { generation: number = 0, signers = '' } = generation ?? {};
    const parsed = this.#parsed.get(signers) ?? AllowedSigners.parse(signers, `The signers of generation ${number}`);
    this.#parsed.set(signers, parsed);
    return parsed;
  }
}

/**
 * Follows the history of a store from its beginning.
 * @param live its newest generation
 * @throws UntrustedError for the first generation that is not to be trusted; DeliveryError when one is damaged
 */
export async function trustIn(storage: Storage, live: Generation | null): Promise<Trust> {
  const history: Generation[] = [];
  // Several at once: a store may be far away, and its history long.
  await eachOf(Array.from({ length: live?.generation ?? 0 }).keys(), async (index) => {
    const one = await readGeneration(storage, index + 1);
    if (one) history.push(one);
  });
  const newestFirst = history.sort((a, b) => b.generation - a.generation);
  const { trust, refusal } = Trust.of(storage.address, newestFirst);
  if (refusal) throw refusal;
  return trust;
}

/** The message for a change of a store with signers, without a key. */
export function needsKey(store: string): DeliveryError {
  return new DeliveryError(
    `${store} has signers, so each change needs a key. Nothing was changed: add --key FILE, or set MINT_ROW_SIGNING_KEY to that file. See docs/operations.md#signed-releases`,
  );
}

/** What a generation's signature is of: all its other fields, as the store writes them. */
function contentOf({ signature: _, ...content }: Generation): Buffer {
  return toBytes(content);
}

/**
 * The key whose valid signature of a message this is.
 * @throws Error when it is none
 */
function keyOf(text: string, namespace: string, message: Buffer): Buffer {
  const signature = understood(text);
  if (signature.namespace !== namespace) throw new Error(`its signature is for ${visible(signature.namespace)}`);
  if (!isTrue(() => isValidFor(digestOf(signature.hash, message), signature))) {
    throw new Error('its signature is not of this content: it is forged, or something was changed after it was signed');
  }
  return signature.key;
}

/**
 * The key of the team that has signed a release which a generation makes live.
 * @throws Error when there is none
 */
function teamKey({ signed, releases }: Generation, app: string): Buffer {
  const own = signed?.[app];
  if (!own)
    throw new Error(
      `its key may only record what a team has signed, and the release of ${app} is not signed (--signature)`,
    );
  if (!own.sha256.startsWith(hashOf(releases[app] ?? '-'))) {
    throw new Error(`the signature of ${app} is of another release`);
  }
  const signature = understood(own.signature);
  const isFor = signature.namespace === namespaces.release && signature.hash === 'sha256';
  if (!isFor || !isTrue(() => isValidFor(Buffer.from(own.sha256, 'hex'), signature))) {
    throw new Error(
      `the signature of ${app} is not one of its release: ssh-keygen -Y sign -O hashalg=sha256 -n ${namespaces.release} makes it`,
    );
  }
  return signature.key;
}

function understood(text: string) {
  try {
    return readSignature(text);
  } catch (error) {
    throw new Error(`its signature cannot be read: ${(error as Error).message}`);
  }
}

function isTrue(act: () => boolean): boolean {
  try {
    return act();
  } catch (error) {
    throw new Error(`its signature cannot be checked: ${(error as Error).message}`);
  }
}

function describe({ generation, action, apps, who }: Generation): string {
  return `Generation ${generation} (${[action, ...apps].join(' ')}, by ${visible(who)})`;
}
