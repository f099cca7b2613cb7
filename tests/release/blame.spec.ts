import { describe, expect, it } from 'vitest';
import { publish } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();

/** A store in which the list of all characters does not render with one of them. */
async function storeWithout(slug: string) {
  const storage = new MemoryStorage();
  await own.putInto(storage);
  const editorial = await tinyArtifact(own.folder, {
    app: 'editorial',
    files: {
      'server/LandingPage.mjs': `export default ({ catalogue }) => {
        if (catalogue.characters?.some((one) => one.slug === '${slug}')) throw new Error('no room');
        return 'All characters';
      };`,
    },
  });
  return { storage, editorial };
}

describe('a fault names the responsible remote:', () => {
  it('the one whose entries break a page of another remote', async () => {
    const { storage, editorial } = await storeWithout('loki');
    await publish(storage, [editorial], options);
    const marvel = await own.marvel({ characters: ['thor', 'loki'] });
    await expect(publish(storage, [marvel], options)).rejects.toThrow(
      /^ {2}- marvel: with its entries and pages as they would be, another page fails\. editorial: LandingPage does not render/m,
    );
  });

  it('the one that is published, for its own page', async () => {
    const { storage, editorial } = await storeWithout('thor');
    await expect(publish(storage, [editorial], options)).rejects.toThrow(
      /^ {2}- editorial: LandingPage does not render/m,
    );
  });

  it('the one whose list of entries exceeds a remote’s share', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const summary = (seed: number) =>
      Array.from({ length: 16 }, (_, index) => Math.sin(seed * 16 + index))
        .join('')
        .slice(0, 200);
    const marvel = await own.marvel({
      characters: ['thor', ...Array.from({ length: 12 }, (_, index) => `hero-${index}-x`)],
      summary,
    });
    await expect(publish(storage, [marvel], options)).rejects.toThrow(
      /marvel: its characters \(src\/pages\/index\.ts\): the list is [\d,]+ bytes, [\d,]+ over its limit of 1,024/,
    );
  });
});
