import { access, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { DeliveryError, RefusedError } from '../../common/errors.ts';
import { commentOf } from '../../release/changes/comment.ts';
import { type CommentData, commentSchema, pictureFiles } from '../../release/changes/comment-data.ts';
import type { PreviewHost } from '../../serve/sites/preview-host.ts';
import { printOutcome } from '../command.ts';
import { previewHostOption } from '../options.ts';
import { writeReport } from '../written-report.ts';
import type { ChangeReporter, ChangesOptions } from './report-changes.ts';

/** The files of a comment in its folder. */
const files = { markdown: 'comment.md', data: 'comment.json', pictures: 'pictures' } as const;

/** Adds the option of a comment to a verb that judges artifacts. */
export function withComment(command: Command): Command {
  return command.option(
    '--comment <folder>',
    'also writes a comment for a pull request, refused or not: comment.md, and its pictures with --pictures',
  );
}

/** What a verb has found, and what the comment says of it. */
interface Judged<Result> {
  result: Result;
  verdict: CommentData['verdict'];
  preview?: CommentData['preview'];
}

/**
 * Runs a verb that judges artifacts, and writes the comment if one was asked for, also when the gate refuses them.
 * @throws whatever the verb throws; DeliveryError when the comment cannot be written
 */
export async function commented<Result>(
  { comment: folder }: ChangesOptions,
  apps: readonly AppName[],
  reporter: ChangeReporter,
  judge: () => Promise<Judged<Result>>,
): Promise<Result> {
  if (folder === undefined) return (await judge()).result;
  await refuseFolder(folder);
  const write = (found: Pick<CommentData, 'verdict' | 'reasons' | 'preview'>) =>
    writeComment(folder, { ...found, apps: [...apps] }, reporter);
  try {
    const { result, verdict, preview = null } = await judge();
    await write({ verdict, reasons: [], preview });
    return result;
  } catch (error) {
    if (error instanceof RefusedError) await write({ verdict: 'refused', reasons: [...error.reasons], preview: null });
    throw error;
  }
}

/** @throws DeliveryError when it has something else than a comment, or cannot be made */
async function refuseFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const found = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new DeliveryError(`--comment ${folder}: it cannot be read as a folder (${error.code}). Name another.`);
  });
  const others = found.filter((name) => !Object.values<string>(files).includes(name));
  if (others.length > 0) {
    throw new DeliveryError(`--comment ${folder}: it has ${others[0]}, which is of no comment. Name another folder.`);
  }
  await access(dirname(path)).catch((cause: Error) => {
    throw new DeliveryError(`--comment ${folder}: the folder ${dirname(path)} does not exist. Make it first.`, {
      cause,
    });
  });
}

/** Writes the whole folder, then puts it in the place of an earlier one. */
async function writeComment(
  folder: string,
  found: Pick<CommentData, 'verdict' | 'reasons' | 'preview' | 'apps'>,
  { changes, pictures: taken }: ChangeReporter,
): Promise<void> {
  const path = resolve(folder);
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  const pictures = taken && {
    shown: taken.shown.map(({ path: page, width, pixels, top }) => ({ path: page, width, pixels, top })),
    same: taken.same,
    leftOut: taken.leftOut,
  };
  const data: CommentData = { format: 1, ...found, changes, pictures };
  try {
    await mkdir(join(draft, files.pictures), { recursive: true });
    for (const [index, { before, after }] of (taken?.shown ?? []).entries()) {
      const names = pictureFiles(index);
      await writeFile(join(draft, names.before), Buffer.from(before, 'base64'));
      await writeFile(join(draft, names.after), Buffer.from(after, 'base64'));
    }
    await writeFile(join(draft, files.data), `${JSON.stringify(data)}\n`);
    await writeFile(join(draft, files.markdown), commentOf(data, { picturesAt: '' }));
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    throw new DeliveryError(`--comment ${folder}: it cannot be written: ${(cause as Error).message}`, { cause });
  }
}

interface CommentOptions {
  picturesAt?: string;
  pageAt?: string;
  previewHost: PreviewHost;
  json?: boolean;
}

/** How large the data of a comment may be, in bytes. */
const maxDataBytes = 8 * 1024 * 1024;

/** For whoever may write on pull requests: it runs none of their code, and believes none of their words. */
export const commentCommand = new Command('comment')
  .description(
    'writes comment.md of a folder anew from its data, which somebody else may have made: all of it is checked',
  )
  .argument('<folder>', 'what --comment of check or preview has written')
  .addOption(
    new Option(
      '--pictures-at <address>',
      'where its folder is on the web; without it, the comment shows no pictures',
    ).argParser((text) => toAddress(text).replace(/\/*$/, '/')),
  )
  .addOption(new Option('--page-at <address>', 'where the page of --html is').argParser(toAddress))
  .addOption(previewHostOption())
  .option('--json', 'prints the outcome as JSON')
  .action((folder: string, { picturesAt, pageAt, previewHost, json }: CommentOptions) =>
    printOutcome(json, async () => {
      const data = await readData(folder);
      if (picturesAt !== undefined) await refusePictures(folder, data);
      // An address that is not of a preview here could lead anywhere.
      const isOwn = data.preview !== null && startsAt(data.preview.address, previewHost.addressOf(data.preview.id));
      const own: CommentData = { ...data, preview: isOwn ? data.preview : null };
      const file = join(folder, files.markdown);
      await writeReport('comment', file, commentOf(own, { picturesAt: picturesAt ?? null, pageAt }));
      return { result: { file }, lines: [`Written: ${file}`] };
    }),
  );

/** @throws DeliveryError when there is none, or it is not what `--comment` writes */
async function readData(folder: string): Promise<CommentData> {
  const file = join(folder, files.data);
  const wrong = (why: string) =>
    new DeliveryError(`${file} ${why}. Have it written anew, by release check or preview with --comment.`);
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile()) throw wrong('is not there');
  if (found.size > maxDataBytes) throw wrong(`is larger than ${maxDataBytes / 1024 / 1024} MB`);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw wrong('is not JSON');
  }
  const { data, error } = commentSchema.safeParse(value);
  if (data) return data;
  throw wrong(`is not the data of a comment: ${error?.issues[0]?.path.join('.')}: ${error?.issues[0]?.message}`);
}

const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @throws DeliveryError when a picture is missing, or is none */
async function refusePictures(folder: string, { pictures }: CommentData): Promise<void> {
  for (const index of pictures?.shown.keys() ?? []) {
    for (const name of Object.values(pictureFiles(index))) {
      const beginning = Buffer.alloc(pngBegins.length);
      const isFile = await lstat(join(folder, name)).then(
        (found) => found.isFile(),
        () => false,
      );
      const handle = isFile ? await open(join(folder, name)) : null;
      await handle?.read(beginning, 0, beginning.length, 0);
      await handle?.close();
      if (!beginning.equals(pngBegins))
        throw new DeliveryError(`${join(folder, name)} is no picture. Leave --pictures-at out.`);
    }
  }
}

function startsAt(address: string, own: string): boolean {
  return address === own || (address.startsWith(`${own}/`) && /^[\w./:-]+$/.test(address));
}

/** @throws InvalidArgumentError, which Commander reports with the option’s name */
function toAddress(text: string): string {
  if (URL.canParse(text) && /^https?:\/\/[^\s<>()[\]\\]+$/.test(text)) return text;
  throw new InvalidArgumentError('It must be an address, such as https://example.com/changes.');
}
