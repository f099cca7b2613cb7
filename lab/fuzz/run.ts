import { asyncProperty, check, sample } from 'fast-check';
import { readAnswers } from './answers.ts';
import { faultOf } from './judge.ts';
import { type Conversation, conversations } from './requests.ts';
import { startTarget } from './target.ts';

export interface Outcome {
  requests: number;
  /** The number of answers by status. */
  statuses: Record<number, number>;
  /** The first conversation that went wrong, and how to repeat it; null when none did. */
  counterexample: string | null;
}

/** The number of conversations of a seed: few, so that a failing one is soon found again. */
const block = 100;
/** The number of open connections. */
const atOnce = 800;

/**
 * Sends generated requests to a server over bare sockets and judges every answer.
 * @param requests how many, at least
 * @param seed the first block's; each further block has the next
 */
export async function fuzz(requests: number, seed: number, onProgress = (_done: number) => {}): Promise<Outcome> {
  const target = await startTarget();
  const arbitrary = conversations(target.paths);
  const outcome: Outcome = { requests: 0, statuses: {}, counterexample: null };

  const examine = async (conversation: Conversation): Promise<string | null> => {
    const received = await target.say(conversation);
    if (received === 'hanging') return 'a connection left hanging';
    const answers = readAnswers(received);
    if (answers.length === 0 && conversation.pieces.join('').trim() !== '') return 'no answer at all';
    for (const { status } of answers) outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    return answers.map((answer) => faultOf(answer, target.bodies)).find((fault) => fault !== null) ?? null;
  };
  const tryOut = (conversation: Conversation) => examine(conversation).catch((error: Error) => error.message);

  let found: { at: number; what: string } | null = null;
  function* all() {
    for (let at = seed; outcome.requests < requests; at += 1) {
      for (const conversation of sample(arbitrary, { seed: at, numRuns: block })) {
        if (found) return;
        outcome.requests += conversation.requests;
        yield { at, conversation };
      }
      onProgress(outcome.requests);
    }
  }
  const waiting = all();
  const client = async () => {
    for (const { at, conversation } of waiting) {
      const fault = await tryOut(conversation);
      if (fault) found ??= { at, what: describe(fault, at, conversation) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  if (!found && (await staysConnected(target.connections))) found = { at: seed, what: 'A connection was left open.' };
  if (found) outcome.counterexample = (await shrink(found.at)) ?? found.what;
  await target.stop();
  return outcome;

  /** Repeats one seed's conversations one by one, to find the smallest failing one. */
  async function shrink(at: number): Promise<string | null> {
    let last: string | null = null;
    const property = asyncProperty(arbitrary, async (conversation) => {
      const fault = await tryOut(conversation);
      if (fault) last = describe(fault, at, conversation);
      return fault === null;
    });
    const limit = { interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false };
    await check(property, { seed: at, numRuns: block, ...limit });
    return last;
  }
}

async function staysConnected(connections: () => Promise<number>): Promise<boolean> {
  for (let waited = 0; waited < 200; waited += 1) {
    if ((await connections()) === 0) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

function describe(fault: string, seed: number, conversation: Conversation | null): string {
  return [
    `Found: ${fault}.`,
    `To repeat it: npm run lab -- fuzz --requests 1 --seed ${seed}`,
    ...(conversation
      ? ['What was sent, piece by piece:', ...conversation.pieces.map((piece) => JSON.stringify(piece))]
      : []),
  ].join('\n');
}
