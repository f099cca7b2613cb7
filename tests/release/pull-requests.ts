import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../site/root.ts';
import { run } from './command.ts';

interface Comment {
  id: number;
  user: { login: string };
  body: string;
}

/** Answers like `gh api` with the files of a folder, and writes what it is sent there. */
const gh = `#!/bin/sh
case "$*" in
  *--method*) [ "$2" = --method ] && { echo "$3 $4" >> "$GH/asked"; cat > "$GH/sent.json"; } ;;
  *pulls*) cat "$GH/pulls.json" ;;
  *comments*) cat "$GH/comments.json" ;;
esac
`;

/** The bot as whom workflows comment. */
const bot = { login: 'github-actions[bot]' };

/**
 * As much of GitHub as the workflow comment.yml needs, which posts what a folder of `--comment` says. Two pull requests are open;
 * the commit of the workflow is the newest of number 7.
 */
export class PullRequests {
  readonly #folder: string;
  /** The folder of the comment, as the workflow has it when it posts. */
  readonly comment: string;
  /** The comments on number 7, the oldest first. */
  comments: Comment[] = [];
  /** What the workflow has asked to write. */
  asked: string[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
    this.comment = join(folder, 'comment');
  }

  /**
   * @param folder which is made
   * @returns null on a machine that is not Linux or has no jq
   * @throws Error instead of that, if COMMENTS=required, as in CI
   */
  static async open(folder: string): Promise<PullRequests | null> {
    if (process.platform !== 'linux' || (await run('jq', ['--version'])).code !== 0) {
      if (process.env.COMMENTS === 'required') throw new Error('The workflow needs Linux and jq.');
      return null;
    }
    await mkdir(folder);
    await writeFile(join(folder, 'gh'), gh);
    await chmod(join(folder, 'gh'), 0o755);
    const pulls = [
      { number: 7, head: { sha: 'abc' } },
      { number: 8, head: { sha: 'other' } },
    ];
    await writeFile(join(folder, 'pulls.json'), JSON.stringify(pulls));
    return new PullRequests(folder);
  }

  /**
   * Runs the last step of the workflow.
   * @throws Error when it fails, or posts nothing
   */
  async post(): Promise<void> {
    const file = join(this.#folder, 'comments.json');
    await writeFile(file, JSON.stringify(this.comments));
    const workflow = parse(await readFile(join(root, '.github/workflows/comment.yml'), 'utf8')) as {
      jobs: { comment: { steps: { run?: string }[] } };
    };
    const script = workflow.jobs.comment.steps.at(-1)?.run ?? '';
    const { code, stderr } = await run('bash', ['--norc', '-e', '-c', script], {
      env: {
        ...{ PATH: `${this.#folder}:${process.env.PATH}`, GH: this.#folder, RUNNER_TEMP: this.#folder },
        ...{ GITHUB_REPOSITORY: 'team/site', HEAD_SHA: 'abc' },
      },
    });
    if (code !== 0 || stderr !== '') throw new Error(`The workflow ended with ${code}: ${stderr}`);
    const asked = (await readFile(join(this.#folder, 'asked'), 'utf8')).trim().split('\n');
    if (asked.length !== this.asked.length + 1) throw new Error(`The workflow has written: ${asked}`);
    this.asked = asked;
    const { body } = JSON.parse(await readFile(join(this.#folder, 'sent.json'), 'utf8')) as { body: string };
    const [, id] = /^PATCH .*\/(\d+)$/.exec(asked.at(-1) ?? '') ?? [];
    this.comments = id
      ? this.comments.map((one) => (one.id === Number(id) ? { ...one, body } : one))
      : [...this.comments, { id: this.comments.length + 1, user: bot, body }];
  }
}
