import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { integrityOf } from '../build/index.ts';
import { maxFileBytes } from '../checks/index.ts';
import { filesBase, hashedName, type RemoteName } from '../contract/index.ts';
import { nameOf } from './repository.ts';

const kinds = '(?:avif|gif|jpe?g|png|svg|webp)';
const picture = new RegExp(`\\.${kinds}$`);

/** A picture's address as an object, in the way that Vite documents: `new URL('./card.jpg', import.meta.url)`. */
const asUrl = new RegExp(
  `\\bnew URL\\(\\s*(["'\`])(\\.{1,2}/[^"'\`]+\\.${kinds})\\1\\s*,\\s*import\\.meta\\.url\\s*,?\\s*\\)`,
  'g',
);

/**
 * Gives the pictures that a remote's modules import one address, in its client build and in its server build: the one that
 * they are published at. Vite's own is relative to a module, which a server build does not serve.
 * @param root the remote's folder
 */
export function pictures(app: RemoteName, root: string): Plugin {
  return {
    name: 'mint-row:pictures',
    enforce: 'pre',
    async load(id) {
      const file = id.replace(/\?url$/, '');
      if (!picture.test(file) || id.startsWith('\0') || this.environment.mode !== 'build') return null;
      const source = await readFile(file);
      const fileName = publishedAs(relative(`${root}/src`, file));
      if (this.environment.config.consumer === 'client') {
        this.emitFile({ type: 'asset', fileName, source });
        const limit = maxFileBytes[extname(fileName).slice(1)] ?? 0;
        if (source.length > limit) this.warn(tooLarge(nameOf(file), source.length, limit));
      }
      const address = filesBase(app) + hashedName(fileName, integrityOf(source));
      return { code: `export default ${JSON.stringify(address)};`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\.[jt]sx?$/.test(id) || !code.includes('import.meta.url')) return null;
      const imports: string[] = [];
      const named = code.replaceAll(asUrl, (_all, _quote, file: string) => {
        const name = `__picture${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(file)};`);
        return `{ href: ${name}, pathname: ${name}, toString: () => ${name} }`;
      });
      return imports.length > 0 ? { code: `${imports.join('')}${named}`, map: null } : null;
    },
  };
}

/**
 * The plain name of a picture among the files of a release, which are in one folder: pictures in different folders of the
 * sources have different names.
 * @param path from the remote's folder `src`
 * @example publishedAs('guides/my cards/Front.jpeg') // 'guides-my-cards-Front.jpg'
 */
export function publishedAs(path: string): string {
  return path
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+/, '')
    .replace(/\.jpeg$/, '.jpg');
}

function tooLarge(file: string, bytes: number, limit: number): string {
  const kilobytes = (size: number) => `${Math.ceil(size / 1024)} KB`;
  return `${file} has ${kilobytes(bytes)}, and a release takes up to ${kilobytes(limit)} of this kind. Make it as wide as a page shows it, 1,600 pixels at the most, and save it as AVIF or WebP.`;
}
