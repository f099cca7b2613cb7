/** An uncompressed answer of the site. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers of its own that a server with a changed body must send. */
const own = ['content-length', 'etag', 'connection', 'keep-alive', 'transfer-encoding'];

/** The site behind a faulty server. Immutable files are requested once. */
export class Upstream {
  readonly #origin: string;
  readonly #immutable = new Map<string, Answer>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async ask(method: string, address: string): Promise<Answer> {
    const known = method === 'GET' && this.#immutable.get(address);
    if (known) return known;
    const response = await fetch(this.#origin + address, {
      method,
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(response.headers);
    for (const name of own) delete headers[name];
    const answer = { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    if (method === 'GET' && headers['cache-control']?.includes('immutable')) this.#immutable.set(address, answer);
    return answer;
  }
}
