/** An entry of the kit's public API: a file, or a file for types and another for Node. */
type Entry = string | { types: string; default: string };

/** The parts of the kit's package.json that differ in its package. */
export interface KitManifest {
  version: string;
  private?: boolean;
  sideEffects: readonly string[];
  exports: Readonly<Record<string, Entry>>;
  devDependencies?: Readonly<Record<string, string>>;
  /** Fields of the packed kit alone. */
  publishConfig: { bin: Readonly<Record<string, string>> };
}

/** The kit's package.json in its package, where each module is JavaScript, with its types next to it. */
export function publishedManifest(source: KitManifest): object {
  const { private: _private, devDependencies: _development, publishConfig, exports, sideEffects, ...rest } = source;
  return {
    ...rest,
    ...publishConfig,
    sideEffects: sideEffects.map((file) => compiled(file).default),
    exports: Object.fromEntries(Object.entries(exports).map(([name, entry]) => [name, publishedEntry(entry)])),
  };
}

function publishedEntry(entry: Entry): Entry {
  const source = typeof entry === 'string' ? entry : entry.types;
  return /(?<!\.d)\.tsx?$/.test(source) ? compiled(source) : source;
}

function compiled(file: string): { types: string; default: string } {
  return { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') };
}
