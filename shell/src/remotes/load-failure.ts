import type { loadPhases, loadReasons } from '@mint-row/kit/contract';
import { deadlines } from './deadlines.ts';

/** The phases of loading a page. Each has its own deadline. */
export type Phase = (typeof loadPhases)[number];

export type Reason = (typeof loadReasons)[number];

/** The error of a page that could not be loaded. */
export class LoadFailure extends Error {
  readonly phase: Phase;
  readonly reason: Reason;

  constructor(phase: Phase, reason: Reason, message: string, cause?: unknown) {
    super(message, { cause });
    this.phase = phase;
    this.reason = reason;
  }
}

/** Whether the release itself is broken: requesting the same bytes again would not help. */
export function isReleaseBroken({ phase }: LoadFailure): boolean {
  return phase === 'evaluate' || phase === 'render';
}

/** Turns any error into a failure of the phase that threw it. */
export function asFailure(error: unknown, phase: Phase): LoadFailure {
  return error instanceof LoadFailure ? error : new LoadFailure(phase, 'threw', String(error), error);
}

/** The failure of a phase that took too long. */
export function deadlineFailure(phase: Phase, subject: string, milliseconds: number): LoadFailure {
  return new LoadFailure(phase, 'deadline', `${subject} took longer than ${milliseconds} ms.`);
}

/**
 * The result of some work, unless it takes longer than the deadline of its phase.
 * @throws LoadFailure of that phase
 */
export async function beforeDeadline<Result>(phase: Phase, subject: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(deadlineFailure(phase, subject, deadlines[phase])), deadlines[phase]);
  });
  try {
    return await Promise.race([work, deadline]);
  } catch (error) {
    throw asFailure(error, phase);
  } finally {
    clearTimeout(timer);
  }
}
