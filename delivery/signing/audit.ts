import { type Generation, linkTo } from '../store/history.ts';
import { fingerprintOf } from './public-key.ts';
import { type Anchor, Trust } from './trust.ts';

/** Who has signed a history, and what is to be doubted of it. */
export interface Audit {
  /** The signed generations that are trusted, the newest first. */
  signed: AuditedGeneration[];
  /** How many generations before them are not signed, or are not examined because an anchor vouches for them. */
  unsigned: number;
  /** The number of the newest generation that is trusted, signed or not; 0 when none is. */
  trustedUpTo: number;
  /** Why a generation after that is not trusted; null when all are. */
  refusal: string | null;
  /** The newest trusted generation, for those who check the store later; null when nothing is signed. */
  anchor: Anchor | null;
}

interface AuditedGeneration extends Pick<Generation, 'generation' | 'when' | 'who' | 'why'> {
  what: string;
  /** The fingerprint of its key, and the comment that it had among the signers then. */
  key: string;
  comment: string;
  /** Why the present signers would not accept it; null when they would. */
  doubt: string | null;
  /** Whether a release that it made live for the first time is live now. */
  isLive: boolean;
}

/**
 * Examines a whole history.
 * @param store its address, for messages
 * @param history every generation, the newest first
 * @param anchor where to begin; at the first generation, if there is none
 */
export function auditHistory(store: string, history: readonly Generation[], anchor: Anchor | null = null): Audit {
  const { trust, refusal } = Trust.of(store, history, anchor);
  const { newest, accepted } = trust;
  const signed = accepted.map((one): AuditedGeneration => {
    const { generation, when, who, why, action, apps, releases } = one.generation;
    const isLive = one.needs.some(({ published }) => published && releases[published] === newest?.releases[published]);
    const what = [action, ...apps].join(' ');
    const by = { key: fingerprintOf(one.key), comment: trust.commentOf(one) };
    return { generation, what, when, who, why, ...by, doubt: trust.doubt(one), isLive };
  });
  const first = accepted[0]?.generation.generation ?? (newest?.generation ?? 0) + 1;
  return {
    signed: signed.reverse(),
    unsigned: history.filter(({ generation }) => generation < first).length,
    trustedUpTo: newest?.generation ?? 0,
    refusal: refusal?.message ?? null,
    anchor: trust.root !== null && newest ? { generation: newest.generation, link: linkTo(newest) } : null,
  };
}
