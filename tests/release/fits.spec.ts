import { registryPath, type Signatures } from '@mint-row/kit/contract';
import { readRegistry } from '@mint-row/kit/contract/live-registry';
import { describe, expect, it } from 'vitest';
import { type Artifact, changesBetween, check, publish, readSnapshot, snapshotFiles } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { shellServer, type TinyArtifact, tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();
const provided = { page: '00000001', characters: '00000002', cards: '00000003' };
const { cards: _, ...used } = provided;

/** An artifact that says which parts of the contract it uses or provides. */
const declaring = (signatures: Signatures, artifact: TinyArtifact): Promise<Artifact> =>
  tinyArtifact(own.folder, {
    text: JSON.stringify(signatures),
    change: (manifest) => ({ ...manifest, signatures }),
    ...artifact,
  });
const shell = (signatures: Signatures) => declaring(signatures, { app: 'shell' });
const marvel = (more: Partial<TinyArtifact> = {}) => declaring(used, { app: 'marvel', ...more });

/** The reason for which an artifact is refused; null if it is accepted. */
async function refusal(artifact: Artifact): Promise<string | null> {
  const storage = new MemoryStorage();
  await publish(storage, [await shell(provided), await marvel()], options);
  return check(storage, [artifact], options).then(
    () => null,
    (error: Error) => error.message,
  );
}

describe('a new shell', () => {
  it('is accepted if it has changed what no remote uses', async () => {
    expect(await refusal(await shell({ ...provided, cards: 'ffffffff' }))).toBeNull();
  });

  it.each([
    ['changed', { ...provided, characters: 'ffffffff' }],
    ['removed', { page: provided.page }],
  ])('is refused if it has %s a part that a live remote uses, which is named', async (_, signatures) => {
    expect(await refusal(await shell(signatures))).toMatch(
      /marvel: it uses characters of the contract in another form than the shell’s .* publish shell marvel/,
    );
  });

  it('removes the fallback that does not render in it, and keeps the others', async () => {
    const storage = new MemoryStorage();
    // The shell before passes a different base.
    const before = shellServer.replace('page.props', "{ ...page.props, base: 'old' }");
    const needsBase = { 'server/LandingPage.mjs': 'export default ({ base }) => base.match(/old/)[0];' };
    const [marvelBefore, pokemonBefore, marvelNow, pokemonNow] = await Promise.all([
      marvel({ files: needsBase }),
      declaring(used, { app: 'pokemon' }),
      marvel({ text: 'two' }),
      declaring(used, { app: 'pokemon', text: 'two' }),
    ]);
    const old = await declaring(provided, { app: 'shell', files: { 'server/render.mjs': before } });
    await publish(storage, [old, marvelBefore, pokemonBefore], options);
    const { live } = await publish(storage, [marvelNow, pokemonNow], options);
    expect(Object.keys(live?.fallbacks ?? {})).toEqual(['marvel', 'pokemon']);
    let lost: readonly string[] = [];
    const { live: after } = await publish(storage, [await shell(provided)], {
      ...options,
      onProposal: async ({ storage: draft, before: from, after: to }) => {
        lost = (await changesBetween(draft, from, to)).lostFallbacks;
      },
    });
    expect(lost, 'told before it is live').toEqual(['marvel']);
    expect(after?.fallbacks).toEqual({ pokemon: pokemonBefore.release });
  });
});

describe('a new remote', () => {
  it('is loaded by shells that provide the same parts, and not by tabs with another', async () => {
    const contractOf = async (artifact: Artifact) => {
      const storage = new MemoryStorage();
      const { live } = await publish(storage, [artifact, await marvel()], options);
      const file = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).get(registryPath);
      const registry = readRegistry(String(await storage.read(file?.key ?? '')));
      return registry?.remotes.marvel?.contract;
    };
    const same = [await shell(provided), await declaring(provided, { app: 'shell', text: 'another release' })];
    const [one, other] = await Promise.all(same.map(contractOf));
    expect([one, other]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), one]);
    expect(await contractOf(await shell({ ...provided, cards: 'ffffffff' }))).not.toBe(one);
  });

  it('is refused if it uses a part in another form than the live shell’s, which is named', async () => {
    expect(await refusal(await declaring({ ...used, page: 'ffffffff' }, { app: 'marvel' }))).toMatch(
      /uses page of the/,
    );
  });
});
