import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { integrityOf } from '../build/index.ts';
import { maxFileBytes } from '../checks/index.ts';
import { type AppName, filesBase, hashedName } from '../contract/index.ts';
import { encodePhotograph, type Photograph, sizeOfPhotograph } from '../pictures/index.ts';
import { addressOf, nameOf, remoteFolderOf } from './repository.ts';

const kinds = '(?:avif|gif|jpe?g|png|svg|webp)';
const picture = new RegExp(`\\.${kinds}$`);

/** A picture's address as an object, in the way that Vite documents: `new URL('./card.jpg', import.meta.url)`. */
const asUrl = new RegExp(
  `\\bnew URL\\(\\s*(["'\`])(\\.{1,2}/[^"'\`]+\\.${kinds})\\1\\s*,\\s*import\\.meta\\.url\\s*,?\\s*\\)`,
  'g',
);

/**
 * Gives the pictures that a remote's modules import one address, in its client build and in its server build: the one that
 * they are published at. Vite's own is relative to a module, which a server build does not serve. With `?photograph`, a
 * build makes the widths and formats that browsers choose from.
 * @param app the application that Vite runs for: the shell in development, when it serves all remotes
 * @param root its folder
 */
export function pictures(app: AppName, root: string): Plugin {
  /** Encoded once, for both builds. */
  const encoded = new Map<string, Promise<Photograph>>();
  return {
    name: 'mint-row:pictures',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, file = ''] = /^(\.{1,2}\/[^?]+)(?:\?(?:url|photograph))?$/.exec(id) ?? [];
      if (!importer || !isAbsolute(importer) || !picture.test(file)) return null;
      const path = resolve(dirname(importer.replace(/\?.*$/, '')), file);
      if (!existsSync(path)) this.error(missingPicture(path, importer));
      return null;
    },
    async load(id) {
      const [, file = '', query] = /^([^\0?]+\.\w+)(?:\?(url|photograph))?$/.exec(id) ?? [];
      const isBuild = this.environment.mode === 'build';
      if (!picture.test(file)) return null;
      if (!isBuild) {
        const folder = remoteFolderOf(file);
        if (query !== 'photograph' && !folder) return null;
        this.addWatchFile(file);
        const src = await addressInDevelopment(file);
        if (query !== 'photograph') return valueModule(src);
        return valueModule({ src, ...(await sizeOfPhotograph(file, folder ?? root)), sources: [] });
      }
      const name = publishedAs(relative(`${root}/src`, file));
      const publish = (fileName: string, source: Buffer) => {
        if (this.environment.config.consumer === 'client') {
          this.emitFile({ type: 'asset', fileName, source });
          const limit = maxFileBytes[extname(fileName).slice(1)] ?? 0;
          if (source.length > limit) this.warn(tooLarge(nameOf(file), source.length, limit, query === 'photograph'));
        }
        return filesBase(app) + hashedName(fileName, integrityOf(source));
      };
      if (query !== 'photograph') return valueModule(publish(name, await readFile(file)));
      const made = encoded.get(file) ?? encodePhotograph(file, root);
      encoded.set(file, made);
      return valueModule(published(name.replace(/\.\w+$/, ''), await made, publish));
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
 * The address of a picture on the development server, the same in documents and in the browser: another one once the
 * picture has other bytes. Vite's own has the time at which it heard of the change, in the browser alone.
 */
async function addressInDevelopment(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  return `${encodeURI(addressOf(file))}?bytes=${hash.digest('hex').slice(0, 8)}`;
}

function valueModule(value: string | ReturnType<typeof published>) {
  return { code: `export default ${JSON.stringify(value)};`, moduleSideEffects: false };
}

/**
 * What the import of a photograph returns: `ImportedPhotograph` of `shared/ui`.
 * @param publish publishes a file by its plain name, and returns its address
 */
function published(
  name: string,
  { files, width, height }: Photograph,
  publish: (fileName: string, source: Buffer) => string,
) {
  const addresses = files.map((file) => ({
    ...file,
    address: publish(`${name}-${file.width}.${file.type.replace('image/', '').replace('jpeg', 'jpg')}`, file.bytes),
  }));
  const sources = (['image/avif', 'image/webp'] as const).map((type) => ({
    type,
    srcSet: addresses
      .filter((file) => file.type === type)
      .map((file) => `${file.address} ${file.width}w`)
      .join(', '),
  }));
  return { src: addresses.at(-1)?.address ?? '', width, height, sources };
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

function missingPicture(file: string, importer: string): string {
  const folder = dirname(file);
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => picture.test(name)) : [];
  const has = there.length > 0 ? `has ${there.slice(0, 8).join(', ')}` : 'has no pictures';
  return `${nameOf(importer)} imports the picture ${basename(file)} from ${nameOf(folder)}, which ${existsSync(folder) ? has : 'does not exist'}.`;
}

function tooLarge(file: string, bytes: number, limit: number, isPhotograph: boolean): string {
  const kilobytes = (size: number) => `${Math.ceil(size / 1024)} KB`;
  if (isPhotograph) {
    return `${file} makes a file of ${kilobytes(bytes)}, and a release takes up to ${kilobytes(limit)} of this kind. It has too much detail: crop it, or make it smaller or softer.`;
  }
  return `${file} has ${kilobytes(bytes)}, and a release takes up to ${kilobytes(limit)} of this kind. Import it with ?photograph, which makes files as small as pages need them: see the kit’s README.md.`;
}
