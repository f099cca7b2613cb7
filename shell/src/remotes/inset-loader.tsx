import {
  drawingAddresses,
  type InsetData,
  type InsetName,
  type InsetProps,
  insetDataFile,
  type PlacedInset,
  type ReadyInset,
  type RegisteredRemote,
  type RemoteName,
} from '@mint-row/kit/contract';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { asFailure, deadlineFailure } from './load-failure.ts';
import type { loadComponent, loadStyles } from './page-reader.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';
import type { Journal } from './report.ts';

/** How long a page waits for an inset, in milliseconds: then it is shown without that one. */
const longestInsetMs = import.meta.hot ? 40_000 : 2000;

/** Where insets are loaded from, for which page, and how: by the functions that load pages. */
export interface InsetSources {
  /** The path of the page. */
  path: string;
  registry: RemoteRegistry;
  files: FileReader;
  journal: Journal;
  loadComponent: typeof loadComponent;
  loadStyles: typeof loadStyles;
}

/**
 * Loads the insets of a page that a visitor navigates to: module, styles and data of each, from the release of its own
 * remote. One that fails is reported under that remote, and left out: the page does not need it.
 */
export async function loadInsets(placed: readonly PlacedInset[] = [], sources: InsetSources): Promise<ReadyInset[]> {
  const remotes = [...(await sources.registry.remotes(sources.files))].sort(([a], [b]) => (a < b ? -1 : 1));
  const loading = placed.flatMap((inset) =>
    remotes
      .filter(([, { exposes }]) => Object.hasOwn(exposes, inset.name))
      .map(([remote, code]) => loadInset(inset, { remote, code }, sources)),
  );
  return (await Promise.all(loading)).filter((inset) => inset !== null);
}

interface OfferedInset {
  remote: RemoteName;
  code: RegisteredRemote;
}

/** @returns null when the inset fails */
async function loadInset(inset: PlacedInset, offered: OfferedInset, sources: InsetSources): Promise<ReadyInset | null> {
  const { path, journal } = sources;
  const { remote, code } = offered;
  // A page that loads is reported under its own path, and by its own remote.
  const reported = `${path}/${inset.name}`;
  journal.setSource(reported, { remote, code, expose: inset.name }, async () => code);
  journal.begin(reported);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = deadlineFailure('fetch', `${inset.name} of ${remote}`, longestInsetMs);
    timer = setTimeout(() => reject(late), longestInsetMs);
  });
  try {
    const nodes = await Promise.race([nodesOf(inset, offered, sources), tooLate]);
    return { inset: inset.name, app: remote, nodes };
  } catch (error) {
    journal.failed(reported, asFailure(error, 'render'));
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function nodesOf(
  { name, props }: PlacedInset,
  { remote, code }: OfferedInset,
  { files, registry, loadComponent, loadStyles }: InsetSources,
): Promise<readonly Node[]> {
  const target = { remote, expose: name };
  const source = { files, code, replaceable: false };
  const [Component, { data, drawings }] = await Promise.all([
    loadComponent<InsetProps>(source, target),
    registry.dataIn<InsetData>(code, insetDataFile(name), files),
    // An inset has the stylesheet of its own alone.
    loadStyles({ ...source, code: { ...code, styles: [] } }, target),
  ]);
  return rendered(Component, { props, data, drawings: drawingAddresses(code.base, drawings) });
}

/**
 * Renders an inset by itself, so that what it throws reaches nothing else.
 * @returns copies of its elements: it has no state that they would lose
 * @throws whatever the inset throws
 */
function rendered(Component: ComponentType<InsetProps>, props: InsetProps<InsetName>): Promise<readonly Node[]> {
  return new Promise((resolve, reject) => {
    const root = createRoot(document.createElement('div'), { onUncaughtError: reject, identifierPrefix: 'inset' });
    const copy = (place: Element | null) => {
      if (place) resolve(Array.from(place.childNodes, (node) => node.cloneNode(true)));
    };
    root.render(
      <div ref={copy}>
        <Component {...props} />
      </div>,
    );
  });
}
