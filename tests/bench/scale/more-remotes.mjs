// Loaded with `node --import`: the same code with a longer list of remotes, which is otherwise fixed when an
// application is built. MINT_ROW_SCALE_REMOTES is the list, as JSON.
import { register } from 'node:module';

const hook = `
  const names = ${JSON.stringify(process.env.MINT_ROW_SCALE_REMOTES)};
  export async function load(url, context, nextLoad) {
    const loaded = await nextLoad(url, context);
    if (!url.endsWith('/shared/contract/apps.ts')) return loaded;
    const source = String(loaded.source).replace(/(remoteNames\\s*=\\s*)\\[[^\\]]*\\]/, (_, before) => before + names);
    if (!source.includes(names)) throw new Error('shared/contract/apps.ts no longer lists the remotes as one array.');
    return { ...loaded, source };
  }`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
