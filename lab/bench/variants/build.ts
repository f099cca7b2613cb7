import type { RemoteName } from '@mint-row/kit/contract';
import { build, type InlineConfig } from 'vite';
import { remoteNames } from '../../../tests/site/applications.ts';
import { moduleFederation } from './module-federation.ts';
import { monolith } from './monolith.ts';
import { stockFederation } from './stock-federation.ts';

// One Vite build of a variant, in a process of its own: federation plugins keep state per process.
const [variant = '', app = '', outDir = ''] = process.argv.slice(2);

async function configOf(): Promise<InlineConfig> {
  if (variant === 'monolith') return monolith(outDir);
  const federation = { stock: stockFederation, mf2: moduleFederation }[variant];
  if (!federation) throw new Error(`There is no variant "${variant}" to build.`);
  if (app === 'host') return federation.host(outDir);
  return federation.remote(remoteNames.find((name) => name === app) as RemoteName, outDir);
}

const config = await configOf();
process.chdir(config.root ?? '.');
await build(config);
