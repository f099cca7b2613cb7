import { DeliveryError } from '../common/errors.ts';
import { fingerprintOf, keyKinds, kindOf } from './public-key.ts';
import { type Right, rightForms, rightPattern } from './rights.ts';

/** A line of a file of allowed signers: what a key may do. */
export interface AllowedSigner {
  /** The number of the line, from 1. */
  line: number;
  /** The public key, as SSH writes it. */
  key: Buffer;
  comment: string;
  /** Patterns of what it may do. */
  principals: readonly string[];
  /** Patterns of what its signatures may be for; all if omitted. */
  namespaces?: readonly string[] | undefined;
  /** The times, in milliseconds, between which it may sign. */
  validAfter: number;
  validBefore: number;
}

/** A use of a key: which right, in a signature for what, and when, in milliseconds. */
export interface Use {
  key: Buffer;
  namespace: string;
  right: Right;
  time: number;
}

/** The most characters that a file of allowed signers may have: every generation has it. */
const maxCharacters = 64 * 1024;

/**
 * Who may do what: a file of allowed signers, as `ssh-keygen -Y verify` and Git read it, whose principals are rights. Its
 * format is in the section ALLOWED SIGNERS of https://man.openbsd.org/ssh-keygen.1.
 */
export class AllowedSigners {
  readonly #lines: readonly AllowedSigner[];

  private constructor(lines: readonly AllowedSigner[]) {
    this.#lines = lines;
  }

  /**
   * Reads a file of allowed signers.
   * @param file its name, for messages
   * @throws DeliveryError naming every line that cannot be used, and why
   */
  static parse(text: string, file: string): AllowedSigners {
    const lines: AllowedSigner[] = [];
    const faults: string[] = [];
    text.split('\n').forEach((content, index) => {
      const trimmed = content.trim();
      if (trimmed === '' || trimmed.startsWith('#')) return;
      try {
        lines.push(readLine(trimmed, index + 1));
      } catch (error) {
        faults.push(`  line ${index + 1}: ${(error as Error).message}`);
      }
    });
    if (text.length > maxCharacters) faults.push(`  it has more than ${maxCharacters} characters`);
    if (faults.length === 0 && !lines.some(({ principals }) => matches(principals, 'signers'))) {
      faults.push('  no key has the right "signers": nobody could ever change it');
    }
    if (faults.length === 0) return new AllowedSigners(lines);
    throw new DeliveryError(
      [`${file} is no file of allowed signers for a store:`, ...faults, 'See docs/operations.md#signed-releases'].join(
        '\n',
      ),
    );
  }

  /** Every key, in the order of the file. */
  get lines(): readonly AllowedSigner[] {
    return this.#lines;
  }

  /** @param right any, if it is not given */
  allows({ key, namespace, right, time }: Omit<Use, 'right'> & Partial<Pick<Use, 'right'>>): boolean {
    return this.#lines.some(
      (line) =>
        line.key.equals(key) &&
        (right === undefined || matches(line.principals, right)) &&
        matches(line.namespaces ?? ['*'], namespace) &&
        isInTime(line, time),
    );
  }

  /**
   * Says why a key may not do something: the end of a sentence.
   * @param needed one of these would do; any right, if none is given
   */
  explain({ key, namespace, time }: Omit<Use, 'right'>, needed: readonly Right[] = []): string {
    const name = `the key ${this.nameOf(key)}`;
    const own = this.#lines.filter((line) => line.key.equals(key));
    if (own.length === 0) return `${name} is not among the signers`;
    const right = needed.length > 0 ? ` the right ${needed.map((one) => `"${one}"`).join(' or ')}` : ' rights';
    const may = own.filter(({ principals }) => needed.length === 0 || needed.some((one) => matches(principals, one)));
    if (may.length === 0) return `${name} does not have${right}`;
    if (!may.some((line) => isInTime(line, time))) {
      return `${name} does not have${right} at ${new Date(time).toISOString()}: see valid-after and valid-before in line ${may[0]?.line}`;
    }
    return `${name} has${right} for signatures of other namespaces than ${namespace}: see line ${may[0]?.line}`;
  }

  /** The comment of a key's line; empty if it has none. */
  commentOf(key: Buffer): string {
    return this.#lines.find((line) => line.key.equals(key))?.comment ?? '';
  }

  /** A key for messages: its fingerprint and the comment of its line. */
  nameOf(key: Buffer): string {
    const comment = this.commentOf(key);
    return `${fingerprintOf(key)}${comment ? ` (${comment})` : ''}`;
  }
}

function readLine(text: string, line: number): AllowedSigner {
  const [principals = '', ...rest] = words(text);
  const hasOptions = !keyKinds.includes(rest[0] ?? '');
  const options = hasOptions ? readOptions(rest[0] ?? '') : {};
  const [kind = '', encoded = '', ...comment] = hasOptions ? rest.slice(1) : rest;
  if (!keyKinds.includes(kind)) throw new Error(`it needs a key of one of these kinds: ${keyKinds.join(', ')}`);
  const key = Buffer.from(encoded, 'base64');
  if (!/^[\w+/]+=*$/.test(encoded) || !isOfKind(key, kind)) throw new Error(`its key is none of the kind ${kind}`);
  const patterns = unquoted(principals).split(',');
  if (!patterns.some((one) => rightPattern.test(one))) {
    throw new Error(`its principals give it no right. Rights are ${rightForms}`);
  }
  return {
    line,
    key,
    comment: comment.join(' '),
    principals: patterns,
    namespaces: options.namespaces?.split(','),
    validAfter: options['valid-after'] === undefined ? Number.NEGATIVE_INFINITY : readTime(options['valid-after']),
    validBefore: options['valid-before'] === undefined ? Number.POSITIVE_INFINITY : readTime(options['valid-before']),
  };
}

function isOfKind(key: Buffer, kind: string): boolean {
  try {
    return kindOf(key) === kind;
  } catch {
    return false;
  }
}

/** The words of a line; quotes keep spaces together. */
function words(text: string): string[] {
  return text.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
}

function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, '$1');
}

const optionNames = ['namespaces', 'valid-after', 'valid-before'] as const;

function readOptions(text: string): Partial<Record<(typeof optionNames)[number], string>> {
  const found: Partial<Record<(typeof optionNames)[number], string>> = {};
  for (const option of text.match(/(?:"[^"]*"|[^,"])+/g) ?? []) {
    const [, given = '', value] = /^([\w-]+)(?:="([^"]*)")?$/.exec(option) ?? [];
    const name = optionNames.find((one) => one === given.toLowerCase());
    if (!name || value === undefined) {
      throw new Error(
        given.toLowerCase() === 'cert-authority'
          ? 'certificates are not supported (cert-authority): list the keys themselves'
          : `${option} is no option that is known here. There are ${optionNames.map((one) => `${one}="…"`).join(', ')}`,
      );
    }
    if (found[name] !== undefined) throw new Error(`it has ${name} twice`);
    found[name] = value;
  }
  return found;
}

/** Times without a Z would mean another moment on each machine that checks them. */
const timeForm = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?Z$/;

function readTime(text: string): number {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = timeForm.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time)) throw new Error(`${JSON.stringify(text)} is no time such as 20270131Z or 202701311200Z`);
  return time;
}

function isInTime({ validAfter, validBefore }: AllowedSigner, time: number): boolean {
  return time >= validAfter && time <= validBefore;
}

/** Whether a text matches a list of patterns: PATTERNS in https://man.openbsd.org/ssh_config.5. */
function matches(patterns: readonly string[], text: string): boolean {
  const isLike = (pattern: string) =>
    new RegExp(
      `^${pattern
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '.*')
        .replaceAll('?', '.')}$`,
      's',
    ).test(text);
  if (patterns.some((one) => one.startsWith('!') && isLike(one.slice(1)))) return false;
  return patterns.some((one) => !one.startsWith('!') && isLike(one));
}
