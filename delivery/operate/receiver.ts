import type { IncomingMessage } from 'node:http';
import { type AppName, addressIn, type FieldReport, pathIn } from '@mint-row/kit/contract';
import { type Headers, problemHeaders } from '@mint-row/kit/headers';
import { readAddress } from '../serve/rules/address.ts';
import { type Problem, problemReply, type Reply } from '../serve/rules/reply.ts';
import type { StoredSite } from '../serve/sites/stored-site.ts';
import { poorAbove, type ReportLimits, reportLimits } from './limits.ts';
import { Releases, type Whose } from './releases.ts';
import { Senders } from './senders.ts';
import { type BrowserReport, readBrowserReports, readSentReports } from './sent-reports.ts';

/** A report whose application, release and page the store knows. */
export interface CountedReport {
  kind: FieldReport['kind'] | BrowserReport['kind'];
  /** The path of a page of the site; null for any other. */
  page: string | null;
  /** Whose code it was; null if it was nobody's here. */
  app: AppName | null;
  /** The team that owns it, as the manifest says. */
  owner: string | null;
  /** Null when several releases fit, or none does. */
  release: string | null;
  /** The release of the shell around the page; null if unknown. */
  shell: string | null;
  /** What else it says, in values that are limited in number and length. */
  details: Readonly<Record<string, string | number | null>>;
}

/** Something that a client met with a release, for the first time in a while. */
export interface MetByVisitor {
  /** The application of the page, or the shell around it. */
  app: AppName;
  release: string;
  /** A page of it; a failure of one; or a vital, for which it was poor or not. */
  what: 'page' | 'failure' | { vital: keyof typeof poorAbove; isPoor: boolean };
}

/** Why something that was sent does not count. */
export type Refusal = 'private' | 'rate' | 'type' | 'size' | 'content' | 'repeated';

interface ReceiverOptions {
  /** Whether a proxy in front adds the client to `X-Forwarded-For`. */
  trustProxy: boolean;
  onReport: (report: CountedReport) => void;
  onVisitor?: (met: MetByVisitor) => void;
  onRefusal: (why: Refusal) => void;
  limits?: Partial<ReportLimits>;
}

/** Where the live site comes from. */
interface LiveSite {
  current(): Promise<StoredSite>;
}

const statusOf: Partial<Record<Refusal, Problem>> = { rate: 429, type: 415, size: 413, content: 400 };

/**
 * Takes what browsers report, at the path that the place of the site names. It believes nothing that the store does not
 * confirm, and keeps nothing: a report is counted, perhaps logged, and gone.
 */
export class Receiver {
  readonly #live: LiveSite;
  readonly #options: ReceiverOptions;
  readonly #limits: ReportLimits;
  readonly #senders: Senders;
  readonly #releases = new Releases();

  constructor(live: LiveSite, options: ReceiverOptions) {
    this.#live = live;
    this.#options = options;
    this.#limits = { ...reportLimits, ...options.limits };
    this.#senders = new Senders(this.#limits);
  }

  /** The answer to a request that sends reports; null for any other. */
  receive = async (request: IncomingMessage): Promise<Reply | null> => {
    const site = await this.#live.current();
    const { reports } = site.place;
    if (reports === null || request.url !== addressIn(site, reports)) return null;
    const refusal = await this.#take(request, site);
    if (refusal) this.#options.onRefusal(refusal);
    return refusal && statusOf[refusal] ? problemReply(statusOf[refusal]) : accepted;
  };

  async #take(request: IncomingMessage, site: StoredSite): Promise<Refusal | null> {
    if (asksForPrivacy(request)) return 'private';
    const address = addressOf(request, this.#options.trustProxy);
    if (!this.#senders.admits(address)) return 'rate';
    const read = readers[typeOf(request) ?? ''];
    if (!read) return 'type';
    const text = await readBody(request, this.#limits.maxBytes);
    if (text === null) return 'size';
    const sent = read(text);
    if (!sent) return 'content';
    const shell = await this.#releases.find(site, 'shell', sent.shell);
    let refusal: Refusal | null = null;
    for (const report of sent.reports) {
      const counted = { ...(await this.#confirmed(site, report, sent.shell)), shell: shell.release };
      const { kind, app, release, details } = counted;
      this.#countVisitor(address, counted);
      if (this.#senders.counts(address, `${kind} ${details.vital} ${app} ${release}`)) this.#options.onReport(counted);
      else refusal = 'repeated';
    }
    return refusal;
  }

  /**
   * Counts each client once for what it meets, so that what is counted of two releases can be compared: a visitor who
   * reloads a page that fails says no more than one who leaves. What no release is known for counts for none.
   */
  #countVisitor(address: string, report: CountedReport): void {
    // What other code than that of applications does, such as an extension's, is nobody's failure.
    if (report.app === null) return;
    for (const [app, release] of [[report.app, report.release] as const, ['shell', report.shell] as const]) {
      if (release === null) continue;
      for (const what of metBy(report)) {
        const name = typeof what === 'string' ? what : what.vital;
        if (this.#senders.isFirst(address, `${name} ${app} ${release}`))
          this.#options.onVisitor?.({ app, release, what });
      }
      // An error of the shell's own code is counted once.
      if (app === 'shell') break;
    }
  }

  async #confirmed(site: StoredSite, report: Sent, shell: readonly string[]): Promise<Omit<CountedReport, 'shell'>> {
    const { kind } = report;
    if ('url' in report) return this.#confirmedOfBrowser(site, report);
    const page = site.hasDocument(report.page) ? report.page : null;
    if (kind === 'error') {
      const { name, line, column, remote, release } = report;
      const ran = [
        { app: 'shell', files: shell },
        { app: remote, files: report.files, release },
      ];
      const { file, whose } = await this.#fileOf(site, report.file, ran);
      return { kind, page, ...ownedBy(whose), details: { file, line, column, error: name } };
    }
    if (kind === 'vital') {
      const { vital, value, navigation } = report;
      const whose = await this.#releases.find(site, report.remote, report.files, report.release);
      return { kind, page, ...ownedBy(whose), details: { vital, value, navigation } };
    }
    const { phase, reason, milliseconds } = report;
    const whose = await this.#releases.find(site, report.remote, report.files, report.release);
    return { kind, page, ...ownedBy(whose), details: { phase, reason, milliseconds } };
  }

  /** What a browser reports by itself: about a file of the site, or about what it or an extension has put into a page. */
  async #confirmedOfBrowser(site: StoredSite, report: BrowserReport): Promise<Omit<CountedReport, 'shell'>> {
    const { kind, url, about } = report;
    const document = URL.canParse(url) ? new URL(url) : null;
    const path = document && pathIn(site, document.pathname);
    const page = path !== null && site.hasDocument(path) ? path : null;
    const source = report.file !== null && URL.canParse(report.file) ? new URL(report.file) : null;
    const isOwn = source !== null && source.origin === document?.origin;
    const { file, whose } = await this.#fileOf(site, isOwn ? pathIn(site, source.pathname) : null);
    return { kind, page, ...ownedBy(whose), details: { file, about } };
  }

  /**
   * The published name of a file, and whose it is. A name that no release has may say anything: it is left out.
   * @param ran what else ran, which tells releases apart that have the same file
   */
  async #fileOf(
    site: StoredSite,
    path: string | null,
    ran: readonly Ran[] = [],
  ): Promise<{ file: string | null; whose: Whose }> {
    const [, shell, remote, name] = /^\/(?:(shell)|remotes\/([^/]+))\/(.{1,200})$/.exec(path ?? '') ?? [];
    const app = shell ?? remote ?? null;
    const { files, release } = ran.find((one) => one.app === app) ?? { files: [] };
    const together = name ? await this.#releases.find(site, app, [name, ...files], release) : null;
    const whose = together?.isFound ? together : await this.#releases.find(site, app, name ? [name] : []);
    return { file: whose.isFound ? (name ?? null) : null, whose };
  }

  /**
   * Adds to a document where its browser may send reports of its own, unless the visitor asks for privacy: such reports do
   * not say so.
   */
  invite = async (reply: Reply, request: IncomingMessage): Promise<Reply> => {
    const site = await this.#live.current();
    const { reports } = site.place;
    if (reports === null || !isDocument(site, request, reply)) return reply;
    const { 'Content-Security-Policy': policy, Vary } = reply.headers;
    const known = this.#invitations.get(reply.headers) ?? new Map<boolean, Headers>();
    this.#invitations.set(reply.headers, known);
    const isPrivate = asksForPrivacy(request);
    const headers = known.get(isPrivate) ?? {
      ...reply.headers,
      ...(policy && !isPrivate && invitation(addressIn(site, reports), policy)),
      Vary: [Vary, 'DNT, Sec-GPC'].filter(Boolean).join(', '),
    };
    known.set(isPrivate, headers);
    return { ...reply, headers };
  };

  /** Made once for all answers with the same headers, of which a site has a few hundred. */
  readonly #invitations = new WeakMap<Headers, Map<boolean, Headers>>();
}

type Sent = FieldReport | BrowserReport;

/** Files of an application that ran together, and the release that they are of, if the browser knows it. */
interface Ran {
  app: AppName | null;
  files: readonly string[];
  release?: string | undefined;
}

function metBy({ kind, details: { vital, value } }: CountedReport): MetByVisitor['what'][] {
  if (kind === 'loaded') return ['page'];
  if (kind === 'failed') return ['page', 'failure'];
  if (kind === 'error') return ['failure'];
  if (kind !== 'vital' || !(vital === 'LCP' || vital === 'INP' || vital === 'CLS')) return [];
  return [{ vital, isPoor: Number(value) > poorAbove[vital] }];
}

/** What reads a body of each type. */
const readers: Readonly<
  Record<string, (text: string) => { shell: readonly string[]; reports: readonly Sent[] } | null>
> = {
  'application/json': readSentReports,
  'application/reports+json': (text) => {
    const reports = readBrowserReports(text);
    return reports && { shell: [], reports };
  },
};

function invitation(address: string, policy: string): Headers {
  return {
    'Content-Security-Policy': `${policy}; report-to default`,
    'Reporting-Endpoints': `default="${address}"`,
  };
}

function isDocument(site: StoredSite, { url = '' }: IncomingMessage, { status, headers }: Reply): boolean {
  if (status !== 304) return headers['Content-Type']?.startsWith('text/html') ?? false;
  const address = readAddress(url, site);
  return address.kind === 'path' && site.hasDocument(address.path);
}

function ownedBy({ app, owner, release }: Whose): Pick<CountedReport, 'app' | 'owner' | 'release'> {
  return { app, owner, release };
}

const accepted: Reply = { status: 204, headers: problemHeaders, body: null };

/** Global Privacy Control and Do Not Track. */
function asksForPrivacy({ headers }: IncomingMessage): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

/** Who sent a request; behind a proxy, whom the proxy names: last, since the sender may have named others before. */
function addressOf({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy && [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return (forwarded || socket.remoteAddress) ?? 'unknown';
}

function typeOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** The text of a body; null when it is longer than allowed, or ends too early. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // To leave the loop early must not end the connection, on which the answer goes.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}
