import { deadlines } from './deadlines.ts';

/** The parts of loading a page, in order. Each has a deadline of its own. */
export type Phase = 'find' | 'fetch' | 'evaluate' | 'styles' | 'render';

/** Why a part failed, in words that can be counted. */
export type Reason =
  | 'deadline'
  | 'unreachable'
  | 'answered'
  /** A file of a release is not there. Its address never changes, so asking again would not help. */
  | 'missing'
  | 'integrity'
  | 'unknown'
  | 'contract'
  | 'threw'
  /** Given up so that it could be asked for again at once. */
  | 'cancelled';

/** Why a page could not be loaded. */
export class LoadFailure extends Error {
  readonly phase: Phase;
  readonly reason: Reason;

  constructor(phase: Phase, reason: Reason, message: string, cause?: unknown) {
    super(message, { cause });
    this.phase = phase;
    this.reason = reason;
  }
}

/** Whether the release itself is broken: asking for the same bytes again would change nothing. */
export function isBroken({ phase }: LoadFailure): boolean {
  return phase === 'evaluate' || phase === 'render';
}

/** Any error as a failure of the phase that it came from. */
export function asFailure(error: unknown, phase: Phase): LoadFailure {
  return error instanceof LoadFailure ? error : new LoadFailure(phase, 'threw', String(error), error);
}

/** The failure of a phase that took too long. */
export function late(phase: Phase, what: string, milliseconds: number): LoadFailure {
  return new LoadFailure(phase, 'deadline', `${what} took longer than ${milliseconds} ms.`);
}

/**
 * What the work gives, unless it takes longer than its phase may.
 * @throws LoadFailure of that phase
 */
export async function within<Result>(phase: Phase, what: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(phase, what, deadlines[phase])), deadlines[phase]);
  });
  try {
    return await Promise.race([work, deadline]);
  } catch (error) {
    throw asFailure(error, phase);
  } finally {
    clearTimeout(timer);
  }
}
