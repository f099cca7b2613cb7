import { minifyOptions } from '@mint-row/kit/build';
import { shareScope } from '@mint-row/kit/contract';
import { build } from 'vite';
import { encode } from '../../delivery/index.ts';
import { root } from '../site/root.ts';

const entry = 'virtual:react-alone';

/** Weighs React itself on every page: the names that the shell provides and uses, bundled alone; in bytes. */
export async function weighReact(): Promise<number> {
  const code = [
    ...(['react', 'react/jsx-runtime'] as const).map(
      (library) => `export { ${shareScope[library].join(', ')} } from '${library}';`,
    ),
    "export { createRoot, hydrateRoot } from 'react-dom/client';",
  ].map((line, index) => (index === 1 ? line.replace('Fragment, ', '') : line));
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'weight:react-alone',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code.join('\n') : null),
      },
    ],
    build: {
      write: false,
      ...minifyOptions,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  const chunks = output && 'output' in output ? output.output.filter(({ type }) => type === 'chunk') : [];
  if (chunks.length !== 1) throw new Error(`React alone was built into ${chunks.length} files instead of one.`);
  const [chunk] = chunks;
  return chunk?.type === 'chunk' ? (await encode(Buffer.from(chunk.code), 'br')).length : 0;
}
