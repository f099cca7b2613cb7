import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../release/tiny-site.ts';
import { installed } from '../serving/web-server-programs.ts';
import { composedSite } from './site.ts';

/** The file in which `npm ci --prefix tests/contract/vnu` installs the Nu HTML checker. */
const checker = join(import.meta.dirname, 'vnu/node_modules/vnu-jar/build/dist/vnu.jar');

/** Messages of the checker about correct markup. */
const accepted: readonly RegExp[] = [
  // Its CSS parser is older than our CSS, which browsers and tests/pages/safari-styles.spec.ts check.
  /^CSS: /,
  // React writes them; our attributes have quotes.
  /^Trailing slash on void elements /,
];

interface Message {
  url: string;
  type: 'info' | 'error' | 'non-document-error';
  message: string;
  extract?: string;
}

const java = installed('java');
const lacking = [java ? '' : 'Java', existsSync(checker) ? '' : 'vnu-jar'].filter(Boolean).join(' and ');

describe('the markup of the site', () => {
  // CI has it: a missing one is a failure there.
  if (lacking && process.env.NU_CHECKER !== 'required') {
    console.warn(`Skipped: the Nu HTML checker, for ${lacking} is not installed. CI runs it: see .ci/run.`);
    return it.skip(`${lacking} is not installed`);
  }
  const documents: string[] = [];
  let messages: readonly Message[] = [];

  beforeAll(async () => {
    const { folder, remove } = await temporaryFolder();
    for (const { path, type, body } of await composedSite()) {
      if (type !== 'text/html') continue;
      const file = join(folder, path, 'document.html');
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, body);
      documents.push(path);
    }
    const found = await check(folder);
    messages = found.map((one) => ({ ...one, url: one.url.slice(one.url.indexOf(folder) + folder.length) }));
    await remove();
  }, 300_000);

  it('was read by the checker, each document of it', () => {
    expect(documents.length).toBeGreaterThan(45);
    expect(messages.filter(({ type }) => type === 'non-document-error')).toEqual([]);
  });

  it('passes the Nu HTML checker without a message', () => {
    const faults = messages
      .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract = '' }) => `${url.replace(/document\.html$/, '')}: ${message} ${extract}`);
    expect(faults).toEqual([]);
  });
});

/** The checker's messages about all documents in a folder. */
async function check(folder: string): Promise<readonly Message[]> {
  const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
  const output = await new Promise<string>((resolve, reject) =>
    execFile(java ?? 'java', ['-jar', checker, ...options], { maxBuffer: 2 ** 28 }, (error, _stdout, stderr) =>
      error ? reject(error) : resolve(stderr),
    ),
  );
  return (JSON.parse(output) as { messages: Message[] }).messages;
}
