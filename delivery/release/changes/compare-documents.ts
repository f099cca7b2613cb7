import { appNameSource, registryPath } from '@mint-row/kit/contract';
import { visitHtml } from '../../compose/html.ts';
import { releaseName } from '../../store/layout.ts';

/** How a composed file differs: in what visitors see, in the code it runs, or only in the releases it refers to. */
export type DifferenceKind = 'content' | 'code' | 'release';

/**
 * A version of a composed file, and the integrity of the files in its releases.
 * @param integrityOf of a file in an application's `client/`, by the release's base address and the file's name
 */
interface Version {
  path: string;
  body: string;
  integrityOf: (base: string, file: string) => string;
}

/** The address of a release's file. The names of code and styles change with their content; other names do not. */
const releaseFileAddress = new RegExp(`/(shell|remotes/${appNameSource})/${releaseName}/([\\w./-]*)`, 'g');

/** The parts of a document that name releases and change with each of them, even if nothing else does. */
const ofRelease = new RegExp(
  `"(release|snapshot|shell)":"${releaseName}"|"integrity\\.json":"sha256-[A-Za-z0-9+/]{43}="`,
  'g',
);

/** Tells how two versions of a composed file differ, given that they do. */
export function compareDocuments(before: Version, after: Version): DifferenceKind {
  // The registry lists releases and nothing else.
  if (before.path === registryPath) return 'release';
  const [old, now] = [withoutReleases(before), withoutReleases(after)];
  if (old === now) return 'release';
  return contentOf(old) === contentOf(now) ? 'code' : 'content';
}

/** Replaces the address of each release file with its content's hash. */
function withoutReleases({ body, integrityOf }: Version): string {
  return body
    .replaceAll(releaseFileAddress, (whole, app: string, file: string) => {
      const base = whole.slice(0, whole.length - file.length);
      return `/${app}/${file} ${/\.m?js$/.test(file) ? '' : integrityOf(base, file)}`;
    })
    .replaceAll(ofRelease, '');
}

/** The visible content of a document: its text and markup, the drawings and styles, and the data of the page. */
function contentOf(html: string): string {
  if (!/^<!doctype html>/i.test(html)) return html;
  const seen: string[] = [];
  let inScript = false;
  visitHtml(html, {
    open(name, attributes) {
      inScript = name === 'script';
      const isCode = inScript || (name === 'link' && attributes.as === 'fetch') || attributes.rel === 'modulepreload';
      if (!isCode) seen.push(`<${name} ${JSON.stringify(attributes)}>`);
    },
    text(text) {
      seen.push(inScript ? dataOf(text) : text);
    },
    close() {
      inScript = false;
    },
  });
  return seen.join('\n');
}

/** The data of the page state; nothing of any other script. */
function dataOf(script: string): string {
  const [, data = ''] = /,"data":(.*)/s.exec(script.startsWith('{"kind":') ? script : '') ?? [];
  return data;
}
