import { contractId, plainName } from '@mint-row/kit/contract';
import type { Failure, FaultyServer } from '../site/faulty-server.ts';
import { changeOneByte } from './changed-bytes.ts';
import { exportInstead, faultyRelease, wrapped } from './faulty-release.ts';
import { exposedChunk, modules, type Served, styles } from './served.ts';

/** A fault of a remote. */
export interface RemoteFault {
  name: string;
  /** Makes the server fail so for one remote, until the fault is lifted. */
  inject: (server: FaultyServer, remote: Served) => Promise<void>;
  /** The page after a first load: it stays as its HTML has it, or the fault does not affect it. */
  firstLoad: 'static' | 'unharmed';
  /** The result of a navigation: another document, or the page in this one, hydrated or as a static copy. */
  navigation: 'document' | 'hydrated' | 'static copy';
  /** Whether the failure is final at once, without a wait of the visitor. */
  final?: true;
  /** Whether the missing content comes as soon as the fault is lifted, without a new request. */
  comesLate?: boolean;
  /** The reason why the page cannot be hydrated without a reload once the fault is lifted; null where it can. */
  needsReload: string | null;
}

type IsFile = (path: string, served: Served) => boolean;
/** The federation entries: that of documents, and that of the registry. */
const entry: IsFile = (path, { registered }) =>
  path.startsWith(registered.base) &&
  ['remoteEntry.js', 'documentEntry.js'].includes(plainName(path.slice(registered.base.length)));
const fileOf =
  (name: (served: Served) => string | undefined): IsFile =>
  (path, served) =>
    path === served.registered.base + (name(served) ?? '');
/** The page’s own stylesheet, where it has one. */
const style = fileOf((served) => styles(served).at(-1));
const deeperChunk = fileOf((served) => modules(served).at(-1));

const missing: Failure = { kind: 'status', status: 404 };
const html = Buffer.from('<!doctype html><title>Not what was asked for</title>');
const pinned = 'A tab keeps the release that its document names; a repaired one has another name and another document.';

export const faults: readonly RemoteFault[] = [
  network('entry 404', entry, missing),
  network('entry 500', entry, { kind: 'status', status: 500 }),
  network('connection refused', entry, { kind: 'refused' }),
  network('never answers', entry, { kind: 'silent' }),
  { ...network('slower than the deadline', entry, { kind: 'held' }), comesLate: true },
  network('HTML instead of JavaScript', entry, { kind: 'changed', type: 'text/html', change: () => html }),
  network('truncated', entry, { kind: 'changed', change: (body) => body.subarray(0, body.length / 2) }),
  network('garbage', entry, { kind: 'changed', change: (body) => Buffer.alloc(body.length, 0xfe) }),
  network('one byte changed', entry, { kind: 'changed', change: changeOneByte }),
  code('throws on evaluation', (chunk) => `${chunk}\nthrow new Error('evaluation');`, 'static', 'document'),
  {
    name: 'composed for another contract',
    inject: async (server, { registered }) => {
      const composedFor = (contract: string) => `"contract":"${contract}","base":"${registered.base}"`;
      server.rewrite((text) => text.replaceAll(composedFor(contractId), composedFor('ffffffff')));
    },
    firstLoad: 'static',
    navigation: 'document',
    needsReload: pinned,
  },
  network('exposed chunk missing', fileOf(exposedChunk), missing),
  network('deeper chunk missing', deeperChunk, missing),
  // A document contains its own styles.
  { ...network('stylesheet missing', style, missing), firstLoad: 'unharmed' },
  code('exposes no component', (chunk) => exportInstead(chunk, () => 'export default 42;'), 'static', 'document'),
  code('throws on render', (chunk) => wrapped(chunk, `throw new Error('render');`), 'static', 'document'),
  code(
    'throws in an effect',
    (chunk) => wrapped(chunk, `useEffect(() => { throw new Error('effect'); }, []);`),
    'static',
    'static copy',
  ),
  code('throws while hydrating', (chunk) => wrapped(chunk, throwWhileHydrating), 'static', 'hydrated'),
];

/** Code that throws until React has hydrated the heading, which the server rendered. */
const throwWhileHydrating = `
  const heading = document.querySelector('main h1');
  if (heading && !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) throw new Error('hydrating');
`;

/** A file of the remote that fails in transit, whatever the release holds. */
function network(name: string, isFile: IsFile, failure: Failure): RemoteFault {
  return {
    name,
    inject: async (server, served) => server.inject({ at: (path) => isFile(path, served), failure }),
    firstLoad: 'static',
    navigation: 'document',
    needsReload: null,
    ...(failure === missing ? { final: true } : {}),
  };
}

/** A release of the remote with faulty code, and hashes that match it. */
function code(
  name: string,
  change: (chunk: string) => string,
  firstLoad: RemoteFault['firstLoad'],
  navigation: RemoteFault['navigation'],
): RemoteFault {
  return {
    name,
    inject: async (server, served) => server.release(await faultyRelease(server.url, served, change)),
    firstLoad,
    navigation,
    needsReload: pinned,
  };
}
