import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { visible } from '@mint-row/kit/contract/visible';
import { keyIdPattern, keySecretPattern, type PublishKey } from '@mint-row/kit/intake';
import { z } from 'zod';
import { DeliveryError, explainDiskFailure } from '../common/errors.ts';

const keysSchema = z.record(
  z.string().regex(keyIdPattern),
  z.strictObject({ app: appNameSchema, secret: z.string().regex(keySecretPattern), made: z.iso.datetime() }),
);

/** The keys of an intake, by their ids: each publishes one application. Whoever has the secrets can publish. */
export type Keys = z.infer<typeof keysSchema>;

/**
 * Reads the keys of an intake.
 * @returns no keys if there is no such file
 * @throws DeliveryError when other users may read it, or it is not a file of keys; the message repeats nothing of it
 */
export async function readKeys(file: string): Promise<Keys> {
  const found = await lstat(file).catch(() => null);
  if (!found) return {};
  if (!found.isFile()) throw new DeliveryError(`${file} is no plain file. Name the file of the keys with --keys.`);
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new DeliveryError(
      `${file} has the keys of teams, and other users of this machine may read it. Take that from them: chmod 600 ${JSON.stringify(file)}. If others use this machine, make new keys.`,
    );
  }
  const text = await readFile(file, 'utf8').catch((error) => {
    throw explainDiskFailure(error as NodeJS.ErrnoException, file);
  });
  const keys = keysSchema.safeParse(parse(text));
  if (keys.success) return keys.data;
  throw new DeliveryError(
    `${file} is not a file of keys as release intake --new-key writes it. Restore it, or name another.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Makes a key for an application, beside those that it has.
 * @returns the key, and the ids of the application's other keys
 * @throws DeliveryError when the file cannot be read or written
 */
export async function addKey(file: string, app: AppName): Promise<{ key: PublishKey; others: string[] }> {
  const keys = await readKeys(file);
  const key = { id: randomBytes(8).toString('hex'), secret: randomBytes(32).toString('base64url') };
  await writeKeys(file, { ...keys, [key.id]: { app, secret: key.secret, made: new Date().toISOString() } });
  return { key, others: idsOf(keys, app) };
}

/**
 * Removes a key: requests that are signed with it are refused from then on.
 * @returns the application that it was for
 * @throws DeliveryError when there is no such key, or the file cannot be read or written
 */
export async function removeKey(file: string, id: string): Promise<AppName> {
  const { [id]: removed, ...others } = await readKeys(file);
  if (!removed) {
    const known = Object.entries(others).map(([other, { app }]) => `${other} (${app})`);
    throw new DeliveryError(`${file} has no key ${visible(id)}. It has: ${known.join(', ') || 'none'}.`);
  }
  await writeKeys(file, others);
  return removed.app;
}

function idsOf(keys: Keys, app: AppName): string[] {
  return Object.keys(keys).filter((id) => keys[id]?.app === app);
}

/** Writes the file whole or not at all, for this user alone. */
async function writeKeys(file: string, keys: Keys): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw explainDiskFailure(error as NodeJS.ErrnoException, file);
  }
}
