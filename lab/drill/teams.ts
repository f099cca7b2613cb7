import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import type { Artifact } from '../../delivery/index.ts';
import { makeKey } from '../../tests/release/signing-keys.ts';
import { anotherRelease, changedRelease } from '../../tests/site/another-release.ts';

/** What the drill's teams are the owners of: eight publishers, of whom some share an application. */
const publishers: readonly AppName[] = [
  ...['shell', 'editorial', 'marvel', 'marvel', 'pokemon', 'pokemon', 'starwars', 'starwars'],
];

/** The language of the visitors for whom the bad release throws: one in ten. */
export const unluckyLanguage = 'tr-TR';

/** What the bad release says on Marvel's opening page, and no other release does. */
const newWords = 'Now with a list of every reprint: ';

/** A publisher: a process with an artifact, and a key that may release its application and no other. */
export interface Publisher {
  name: string;
  app: AppName;
  artifact: Artifact;
  /** The path of its private key. */
  key: string;
}

/** Everybody who may change the store, or tries to. */
export interface Teams {
  publishers: readonly Publisher[];
  /** Has a release, but no key. */
  stranger: Pick<Publisher, 'app' | 'artifact'>;
  /** The path of the operator's key, and of the guard's, which may only roll back. */
  operator: string;
  guard: string;
  /** The path of the file of allowed signers. */
  signers: string;
  /** The bad release of Marvel. */
  bad: Artifact;
}

/**
 * Makes keys for everybody, and a release for each publisher, of what builds have made.
 * @param folder for all that is made
 */
export async function makeTeams(folder: string): Promise<Teams> {
  const made = publishers.map(async (app, index) => {
    const name = `${app} ${publishers.slice(0, index).filter((other) => other === app).length + 1}`;
    const artifact = await anotherRelease(app, folder, index + 1);
    return { name, app, artifact, key: await makeKey(folder, name) };
  });
  const own = await Promise.all(made);
  const [operator, guard] = [await makeKey(folder, 'operator'), await makeKey(folder, 'guard')];
  const signers = join(folder, 'allowed_signers');
  const lines = [
    `signers,place,freeze,prune,publish:*,rollback:*,retire:* ${operator.line}`,
    `rollback:* ${guard.line}`,
    ...own.map(({ app, key }) => `publish:${app} ${key.line}`),
  ];
  await writeFile(signers, `# rights, public key, comment\n${lines.join('\n')}\n`);
  return {
    publishers: own.map(({ key, ...one }) => ({ ...one, key: key.file })),
    stranger: { app: 'pokemon', artifact: await anotherRelease('pokemon', folder, publishers.length + 1) },
    operator: operator.file,
    guard: guard.file,
    signers,
    bad: await badRelease(folder),
  };
}

/** A release of Marvel with other words, all of whose pages throw for some visitors when their code runs. */
function badRelease(folder: string): Promise<Artifact> {
  const fault = `if (navigator.language === '${unluckyLanguage}') throw new TypeError('No such month');`;
  return changedRelease('marvel', folder, (path, content) => {
    if (path === 'client/common.js') return `${content}\n${fault}\n`;
    if (path === 'client/data/marvel.json') return String(content).replace('"lead":"', `"lead":"${newWords}`);
    return null;
  });
}
