import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageManager, readDeclaration } from '../build/index.ts';
import { visible } from '../contract/visible.ts';
import {
  authorize,
  bodyHashOf,
  type IntakeAction,
  intakeRefusal,
  type PublishKey,
  readAnswerLine,
  readKey,
} from '../intake/index.ts';

/** The variable of the environment with the key that the site's operators gave. */
const keyVariable = 'MINT_ROW_PUBLISH_KEY';

/** How long to wait, in all, for an intake that has no room, in milliseconds. */
const patienceMs = 10 * 60_000;
/** How long an intake may say nothing, in milliseconds; it says at least every ten seconds that it is at work. */
const silenceMs = 60_000;
/** How long to wait for leave to send the artifact, which some proxies never pass on, in milliseconds. */
const leaveMs = 1_000;

/** A release that did not become what was asked for. The intake has said why. */
export class NotReleased extends Error {
  override name = 'NotReleased';
  /** That of `npm run release`: 2 if the gate refused it, 3 while releases are frozen. */
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface PublishRequest {
  /** The address of the intake. */
  to: string;
  action: IntakeAction;
  /** The reason for the history, instead of the last commit's subject. */
  message?: string | undefined;
  /** The file of the signature of the artifact's manifest, by a key of the team. */
  signature?: string | undefined;
  /** Whether pages of the live site may be missing. */
  allowRemoval?: boolean | undefined;
}

/**
 * Sends the packed artifact in a remote's folder to the intake of a site, and prints what becomes of it.
 * @throws NotReleased when it was refused or failed there; Error when it could not be sent, with what to do
 */
export async function publishArtifact(remote: string, { to, action, ...options }: PublishRequest): Promise<void> {
  const { name } = readDeclaration(remote);
  const address = intakeAddress(to);
  const key = keyOf(name);
  const file = join(remote, `${name}.tgz`);
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Make it first: ${packageManager().program} mint-row-kit pack`);
  const body = await readFile(file);
  const query = new URLSearchParams();
  if (options.message !== undefined) query.set('message', options.message);
  if (options.signature !== undefined) query.set('signature', await readSignature(options.signature));
  if (options.allowRemoval) query.set('allow-removal', '');
  const target = `/${name}/${action}${query.size > 0 ? `?${query}` : ''}`;
  const code = await sendPatiently(address, target, key, body);
  if (code === 0) return;
  throw new NotReleased(`${name}: ${action} ended with exit code ${code}; the reasons are above.`, code);
}

/** @throws Error when the file is not there, or has no signature */
async function readSignature(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--signature ${file} cannot be read (${error.code}).`);
  });
  if (text.startsWith('-----BEGIN SSH SIGNATURE-----')) return text;
  throw new Error(
    `--signature ${file} is no signature. Make one of manifest.json: ssh-keygen -Y sign -O hashalg=sha256 -n release@mint-row -f KEY manifest.json`,
  );
}

/**
 * The address of an intake, without a slash at its end.
 * @throws Error when it is none, or others could read and change what is sent there
 */
function intakeAddress(to: string): string {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `--to ${to}: this is not the address of an intake. Give one such as https://intake.mintrow.example`,
    );
  }
  if (url.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
    throw new Error(`--to ${to}: an intake on another machine needs TLS. Give its address with https.`);
  }
  return url.href.replace(/\/$/, '');
}

/** @throws Error when the environment has no key; the message repeats nothing of it */
function keyOf(name: string): PublishKey {
  const given = process.env[keyVariable] ?? '';
  const key = readKey(given);
  if (key) return key;
  const problem = given === '' ? 'is not set' : 'is not a key';
  throw new Error(`${keyVariable} ${problem}. Ask the site’s operators for a key of ${name}, and set it to that.`);
}

/** Sends a request, signed anew, until there is room for it. */
async function sendPatiently(address: string, target: string, key: PublishKey, body: Buffer): Promise<number> {
  const bodyHash = bodyHashOf(body);
  for (let waitedMs = 0; ; ) {
    const signed = { method: 'POST', target, time: Date.now(), nonce: randomBytes(16).toString('hex'), bodyHash };
    const response = await send(address + target, authorize(key, signed), body);
    if (response.statusCode === 200) return printAnswer(response, address);
    const why = await refusalOf(response, address);
    const seconds = Number(response.headers['retry-after'] ?? Number.NaN);
    if (!(seconds >= 0) || waitedMs + seconds * 1000 > patienceMs) throw new Error(why);
    console.log(`${why} Trying again in ${seconds} s.`);
    await wait(seconds * 1000);
    waitedMs += seconds * 1000;
  }
}

/** Sends a request. The body follows once the intake has said that it will read it, so that a refusal is not lost. */
function send(address: string, authorization: string, body: Buffer): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(address, {
      method: 'POST',
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/gzip',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
      timeout: silenceMs,
    });
    const sendBody = () => {
      clearTimeout(timer);
      sending.end(body);
    };
    const timer = setTimeout(sendBody, leaveMs);
    sending
      .once('continue', sendBody)
      .once('response', (response) => {
        clearTimeout(timer);
        resolve(response);
      })
      .once('timeout', () => sending.destroy(new Error(`no word for ${silenceMs / 1000} s`)))
      .on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        reject(
          new Error(
            `${new URL(address).origin} does not take it (${error.code ?? error.message}). Is the intake there? Correct --to.`,
          ),
        );
      });
  });
}

async function refusalOf(response: IncomingMessage, address: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  // What was not sent is not wanted.
  response.socket.destroy();
  const text = Buffer.concat(chunks).toString();
  let said: string | undefined;
  try {
    said = intakeRefusal.parse(JSON.parse(text)).error;
  } catch {
    // A proxy's words, not the intake's.
  }
  return said === undefined
    ? `${address} answered ${response.statusCode}, and is not an intake. Correct --to, or ask the operators.`
    : visible(said);
}

/**
 * Prints the lines of an answer as they arrive.
 * @returns the exit code of the release
 */
async function printAnswer(response: IncomingMessage, address: string): Promise<number> {
  let rest = '';
  try {
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one !== '').map(readAnswerLine)) {
        if ('code' in line) return line.code;
        if ('out' in line) console.log(visible(line.out));
        else console.error(visible(line.err));
      }
    }
  } catch {
    // The connection or the answer is broken.
  }
  throw new Error(
    `The answer of ${address} broke off: the release may have become live or not. Send it again: to publish what is live changes nothing.`,
  );
}
