import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

// How the kit of a team and the intake of a site speak with each other: `POST /racing/publish` with the packed artifact, a
// signature in the header Authorization, and an answer of lines of JSON.

/** What the intake does with an artifact, as the verbs of `npm run release` do. */
export const intakeActions = ['check', 'preview', 'publish'] as const;
export type IntakeAction = (typeof intakeActions)[number];

/** What the header Authorization begins with. */
const scheme = 'MintRow';

/** A team's key: its id is no secret, and names it in requests and logs. */
export interface PublishKey {
  id: string;
  secret: string;
}

/** The ids and the secrets of keys, as pieces of regular expressions. */
const idForm = '[0-9a-f]{16}';
const secretForm = '[\\w-]{43}';
export const keyIdPattern = new RegExp(`^${idForm}$`);
export const keySecretPattern = new RegExp(`^${secretForm}$`);

/** A key as a team has it: one word, which programs that look for secrets can find by its beginning. */
export function writeKey({ id, secret }: PublishKey): string {
  return `mintrow_${id}_${secret}`;
}

/** Reads a key as a team has it; null if it is none. */
export function readKey(text: string): PublishKey | null {
  const [, id, secret] = new RegExp(`^mintrow_(${idForm})_(${secretForm})$`).exec(text.trim()) ?? [];
  return id && secret ? { id, secret } : null;
}

/** What a signature covers: nothing of a request can be altered, left out or sent again. */
export interface SignedRequest {
  method: string;
  /** The path and the query, as the intake gets them. */
  target: string;
  /** When it was signed, in milliseconds since 1970. */
  time: number;
  /** 32 random hexadecimal digits, which no two requests share. */
  nonce: string;
  /** The SHA-256 of the body, in hexadecimal digits. */
  bodyHash: string;
}

/** The SHA-256 of a body, as a signature covers it. */
export function bodyHashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The header Authorization of a request. */
export function authorize({ id, secret }: PublishKey, request: SignedRequest): string {
  const { time, nonce, bodyHash } = request;
  return [scheme, id, time, nonce, bodyHash, signatureOf(secret, request).toString('hex')].join(' ');
}

/** What a header Authorization says; it is true if `isSignedWith`. */
export interface Authorization extends Pick<SignedRequest, 'time' | 'nonce' | 'bodyHash'> {
  id: string;
  signature: Buffer;
}

const authorizationForm = new RegExp(`^${scheme} (${idForm}) (\\d{13}) ([0-9a-f]{32}) ([0-9a-f]{64}) ([0-9a-f]{64})$`);

/** Reads a header Authorization; null if it has another form. */
export function readAuthorization(header: string): Authorization | null {
  const [, id = '', time, nonce = '', bodyHash = '', signature = ''] = authorizationForm.exec(header) ?? [];
  return time === undefined
    ? null
    : { id, time: Number(time), nonce, bodyHash, signature: Buffer.from(signature, 'hex') };
}

/** Whether a signature was made with a secret, in a time that does not depend on where the two differ. */
export function isSignedWith(secret: string, request: SignedRequest, signature: Buffer): boolean {
  const expected = signatureOf(secret, request);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function signatureOf(secret: string, { method, target, time, nonce, bodyHash }: SignedRequest): Buffer {
  return createHmac('sha256', secret).update([method, target, time, nonce, bodyHash].join('\n')).digest();
}

/**
 * A line of the intake's answer: what the verb printed, on either stream, and at last the exit code. Empty lines say that it
 * is still at work.
 */
const answerLine = z.union([
  z.strictObject({ out: z.string() }),
  z.strictObject({ err: z.string() }),
  z.strictObject({ code: z.int().min(0).max(255) }),
]);
export type AnswerLine = z.infer<typeof answerLine>;

/**
 * Reads a line of the intake's answer.
 * @throws Error when it is none
 */
export function readAnswerLine(line: string): AnswerLine {
  return answerLine.parse(JSON.parse(line));
}

/** What the intake answers, with a status other than 200, if it did not begin. */
export const intakeRefusal = z.object({ error: z.string() });
