import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs, inputsOf, recordBuild } from '@mint-row/kit/build';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSources, publish, readArtifact } from '../../delivery/index.ts';
import { outputFolder, root } from '../site/root.ts';
import {
  app,
  artifact,
  build,
  buildAlone,
  copy,
  copyAndBuild,
  edited,
  refusal,
  restored,
  runRelease,
  source,
  warnings,
  workspace,
} from './copied-checkout.ts';
import { MemoryStorage } from './memory-storage.ts';
import { author } from './set-up.ts';

beforeAll(copyAndBuild, 60_000);

describe('a build', () => {
  it('is unchanged only when the artifact matches its sources', async () => {
    expect(await build()).toBe('unchanged');
    await restored(async () => {
      await edited(source, async () => expect([await build(), await build()]).toEqual(['built', 'unchanged']));
      expect(await refusal()).toMatch(/was not built from the current sources/);
    });
  });

  it('is repeated after a change in a file with a name like a generated one', async () => {
    const file = join(copy, workspace, 'src/distance.ts');
    await writeFile(file, 'export const distance = 1;');
    await restored(async () => expect(await build()).toBe('built'));
    await rm(file);
    expect(await build()).toBe('unchanged');
  });

  it('names a class without styles each time, and makes one that its stylesheet withholds as a word', async () => {
    const page = join(copy, workspace, 'src/pages/LandingPage.tsx');
    const styles = join(copy, workspace, 'src/styles.css');
    const before = await Promise.all([page, styles].map((file) => readFile(file, 'utf8')));
    await writeFile(page, before[0]?.replace('<ul>', (found) => `<p className="hidden foobar-x" />${found}`) ?? '');
    await writeFile(styles, `${before[1]}@source not inline("hidden visible");\n`);
    await restored(async () => {
      for (const outcome of ['built', 'unchanged']) {
        expect(await build()).toBe(outcome);
        expect(warnings.join()).toContain(
          `${workspace}/src/pages/LandingPage.tsx: the class "foobar-x" has no styles.`,
        );
        expect(warnings.join()).not.toContain('"hidden"');
      }
      const { folder } = await artifact();
      const files = (await readdir(join(folder, 'client'))).filter((file) => file.endsWith('.css'));
      const css = await Promise.all(files.map((file) => readFile(join(folder, 'client', file), 'utf8')));
      expect(css.join()).toContain('.hidden{display:none}');
    });
    await Promise.all([page, styles].map((file, index) => writeFile(file, before[index] ?? '')));
    expect(await build()).toBe('unchanged');
    expect(warnings).toEqual([]);
  });

  it('is repeated when a file of the artifact is gone', async () => {
    const { manifest } = await artifact();
    await rm(join(copy, workspace, 'dist/client', manifest.entry));
    expect(await build()).toBe('built');
  });

  it('does not depend on tests or their text', async () => {
    const { release } = await artifact();
    const spec = join(copy, workspace, 'src/pages/more.spec.ts');
    await writeFile(spec, "export const classes = 'p-[123px] grid-cols-[17px_19px]';\n");
    expect(await build()).toBe('unchanged');
    buildAlone();
    expect((await artifact()).release).toBe(release);
    await rm(spec);
  });

  it('fails when the sources change meanwhile', async () => {
    const folder = await mkdtemp(join(outputFolder, 'changing-'));
    const make = () => appendFile(source, '\n');
    const before = await readFile(source);
    await expect(recordBuild(join(copy, workspace), folder, make)).rejects.toThrow(
      /remote-sports changed while they were built/,
    );
    await writeFile(source, before);
    await rm(folder, { recursive: true });
  });
});

describe('the record of an artifact’s sources', () => {
  it('has no commit where git does not track the sources', async () => {
    const inputs = await hashInputs(copy, inputsOf(workspace));
    expect((await artifact()).build).toEqual({ inputs, commit: null, changed: false });
  });

  it('has the commit, and whether the sources differed from it; the release is the same', async () => {
    const { release } = await artifact();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
    const author = ['-c', 'user.name=A tester', '-c', 'user.email=tester@example.com'];
    git('init', '--quiet');
    git('add', 'shared', workspace, 'package-lock.json');
    git(...author, 'commit', '--quiet', '--message', 'Sources  of \u202esports');
    const commit = git('rev-parse', 'HEAD');
    buildAlone();
    const subject = 'Sources of sports';
    expect(await artifact()).toMatchObject({ release, build: { commit, subject, changed: false } });

    // A comment changes the sources, but not the built bytes.
    await restored(async () => {
      await edited(source, buildAlone);
      expect(await artifact()).toMatchObject({ release, build: { commit, changed: true } });
    });

    git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'More');
    const [now] = await checkSources(copy, [await artifact()], false);
    expect(now).toMatchObject({
      release,
      build: { commit: git('rev-parse', 'HEAD'), subject: 'More', changed: false },
    });
    await rm(join(copy, '.git'), { recursive: true });
  });

  it('is kept in the history', async () => {
    const built = await artifact();
    const { live } = await publish(new MemoryStorage(), [built], { composer: 'tests', author });
    expect(live?.builds).toEqual({ sports: built.build });
  });
});

describe('an artifact', () => {
  it('is refused if it is older than its sources, with the command to build it', async () => {
    expect(await refusal()).toBeNull();
    await edited(source, async () => {
      expect(await refusal()).toMatch(/^ {2}- sports: remote-sports\/dist was not built from the current sources/m);
      expect(await refusal()).toMatch(/Build it: npm run build -w remote-sports\. .*--allow-stale/);
      await expect(checkSources(copy, [await artifact()], true)).resolves.toHaveLength(1);
    });
  });

  it('is refused if it has no record of its sources', async () => {
    await restored(async () => {
      await rm(join(copy, workspace, 'dist/build.json'));
      expect(await refusal()).toMatch(/it does not say which.*npm run build -w remote-sports/);
    });
  });

  it('is accepted from elsewhere without its sources', async () => {
    const elsewhere = join(copy, 'elsewhere');
    await cp(join(copy, workspace, 'dist'), elsewhere, { recursive: true });
    await edited(source, async () => expect(await refusal(elsewhere)).toBeNull());
  });

  it.each(['{', '[]', '{"inputs":"../..","commit":null,"changed":false}'])(
    'is refused with the build %s',
    async (text) => {
      const elsewhere = join(copy, 'elsewhere');
      await writeFile(join(elsewhere, 'build.json'), text);
      await expect(readArtifact(app, elsewhere)).rejects.toThrow(/^sports: build\.json is not what a build writes/);
    },
  );
});

it.each(['publish', 'check'])('%s refuses an artifact that is older than its sources by default', async (verb) => {
  await cp(join(root, 'delivery'), join(copy, 'delivery'), { recursive: true });
  const releaseCopy = (...words: string[]) => runRelease(verb, ...words);
  const stale = expect.stringContaining('npm run build -w remote-sports');
  await edited(source, async () => {
    expect(await releaseCopy()).toEqual({ code: 2, reasons: [stale] });
    expect((await releaseCopy('--allow-stale')).reasons ?? []).not.toContainEqual(stale);
  });
  expect((await releaseCopy()).reasons ?? []).not.toContainEqual(stale);
});
