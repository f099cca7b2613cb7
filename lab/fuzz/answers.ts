/** One answer as received on the socket. */
export interface RawAnswer {
  status: number;
  head: string;
  body: Buffer;
}

/**
 * Splits a server's bytes on one connection into answers.
 * @throws Error when it is not a sequence of whole answers
 */
export function readAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, end < 0 ? rest.length : end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3}) [\w ]+\r\n/.exec(head)?.[1]);
    if (end < 0 || !status) throw new Error(`This is no answer: ${JSON.stringify(head.slice(0, 200))}`);
    rest = rest.subarray(end + 4);
    // Answers to HEAD, and those with 304, have a length and no body.
    const none = status === 304 || rest.length === 0 || rest.subarray(0, 9).equals(Buffer.from('HTTP/1.1 '));
    const length = none ? 0 : Number(headerOf(head, 'content-length') ?? Number.NaN);
    if (!(length <= rest.length)) throw new Error(`The body is cut off or has no length:\n${head}`);
    answers.push({ status, head, body: rest.subarray(0, length) });
    rest = rest.subarray(length);
  }
  return answers;
}

/** The names of the headers in an answer's head, in lower case. */
export function namesIn(head: string): string[] {
  return [...head.matchAll(/\r\n([^:\r]*):/g)].map(([, name = '']) => name.toLowerCase());
}

/** The value of a header in an answer's head. */
export function headerOf(head: string, name: string): string | undefined {
  return new RegExp(`\r\n${name}: (.*)`, 'i').exec(head)?.[1];
}
