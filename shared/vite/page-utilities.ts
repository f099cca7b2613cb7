import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { RemoteName } from '../contract/index.ts';
import { selectedClasses } from './class-names.ts';
import { reachedBy } from './client-build.ts';
import { divideUtilities } from './divide-utilities.ts';

/**
 * Puts utilities that only one page of a remote uses into that page's own stylesheet, so that a page does not make the
 * others heavier. In development all are common.
 * @param root the remote's folder
 * @param exposed the source files of the exposed modules
 */
export function pageUtilities(root: string, app: RemoteName, exposed: readonly string[]): Plugin {
  return {
    name: 'mint-row:page-utilities',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has minified the stylesheets.
      order: 'post',
      async handler(_options, bundle) {
        // What a single page imports is its own already.
        if (exposed.length < 2) return;
        const pages = pagesOf(bundle, exposed);
        const usedBy = await usesOf(bundle, pages, join(root, 'src'));
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue;
          const css = String(output.source);
          const owners = new Map(selectedClasses(css).map((name) => [name, usedBy(name)]));
          const divided = divideUtilities(css, app, (name) => owners.get(name) ?? null);
          if (divided.pages.size === 0) continue;
          output.source = divided.common;
          for (const [page, own] of divided.pages) {
            const chunk = bundle[page];
            if (chunk?.type !== 'chunk') continue;
            const fileName = page.replace(/\.js$/, '.css');
            const sheet = bundle[fileName];
            if (sheet?.type === 'asset') sheet.source = own + String(sheet.source);
            else this.emitFile({ type: 'asset', fileName, source: own });
            chunk.viteMetadata?.importedCss.add(fileName);
          }
        }
      },
    },
  };
}

/** The chunks that are loaded for one exposed module alone: the chunk of that module, by chunk. */
function pagesOf(bundle: Rolldown.OutputBundle, exposed: readonly string[]): Map<string, string> {
  const pages = new Map<string, string>();
  const shared = new Set<string>();
  for (const module of exposed) {
    const reached = reachedBy(bundle, module);
    const page = reached.at(-1);
    if (page === undefined) continue;
    for (const file of reached) {
      if (pages.has(file)) shared.add(file);
      else pages.set(file, page);
    }
  }
  for (const file of shared) pages.delete(file);
  return pages;
}

/**
 * Who uses a class: the one page whose code has it; null if other code has it, which may have come from anywhere, or a
 * source that is in no code, such as the data of pages.
 */
async function usesOf(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, string>,
  sources: string,
): Promise<(name: string) => string | null> {
  const codes = new Map<string, string[]>();
  const others: string[] = [];
  const own = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const page = pages.get(chunk.fileName);
    if (page === undefined) others.push(chunk.code);
    else {
      codes.set(page, [...(codes.get(page) ?? []), chunk.code]);
      for (const id of chunk.moduleIds) own.add(id.replace(/\?.*$/, ''));
    }
  }
  for (const file of await readdir(sources, { recursive: true })) {
    const path = join(sources, file).replaceAll('\\', '/');
    if (text.test(file) && !/\.spec\.\w+$/.test(file) && !own.has(path)) others.push(await readFile(path, 'utf8'));
  }
  const all = plain(others);
  const each = [...codes].map(([page, code]) => [page, plain(code)] as const);
  return (name) => {
    if (mayBeEscaped.test(name) || names(all, name)) return null;
    const [page, ...more] = each.filter(([, code]) => names(code, name)).map(([found]) => found);
    return page === undefined || more.length > 0 ? null : page;
  };
}

const text = /\.(?:[cm]?[jt]sx?|json|mdx?|html?|svg|txt)$/;

/** What has several forms in code. */
const mayBeEscaped = /["'`\\$]|[^ -~]/;

/** Texts of modules in which lines of strings end like those of other texts. */
function plain(codes: readonly string[]): string {
  return codes.join('\n').replaceAll(/\\[nrt]/g, ' ');
}

/** Whether a text may name a class, of which another may be a part: "p-2" is no part of "gap-2". */
function names(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    const before = code.charAt(at - 1);
    const after = code.charAt(at + name.length);
    if (!/[\w:-]/.test(before) && !/[\w/-]/.test(after)) return true;
  }
  return false;
}
