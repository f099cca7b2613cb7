import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, buildChanged, readArtifact } from '../../../delivery/index.ts';
import { workspaceOf } from '../../../tests/site/applications.ts';
import { copySources } from '../../../tests/site/copy-sources.ts';

/** One edit of a source, by which a release differs from the one before. */
interface Edit {
  file: string;
  change: (text: string) => string;
}

/** A release of one application that somebody could make on any day. */
export interface Release {
  name: string;
  /** The edit, in words. */
  what: string;
  /** The application's artifact. */
  artifact: Artifact;
}

/** One sentence of Iron Man's page, which no other page has. */
const sentence = (words: string): Edit => ({
  file: 'remote-marvel/src/content/characters/iron-man.ts',
  change: (text) => text.replace(/(history: \[\s*')[^.]*\./, `$1${words}.`),
});

/** The edits of the releases that are measured. */
export const edits = {
  word: sentence('Tony Stark had three suits'),
  component: {
    file: 'remote-marvel/src/pages/CharacterPage.tsx',
    change: (text) => text.replace('className="opening-name"', 'className="opening-name relative"'),
  },
  line: {
    file: 'shell/src/main.tsx',
    change: (text) => `${text}\nperformance.mark('another line');\n`,
  },
  drawing: {
    file: 'remote-marvel/src/art/iron-man.ts',
    change: (text) => text.replace("'#dfa136'", "'#dfa137'"),
  },
} as const satisfies Record<string, Edit>;

/** Copies of the sources, which are edited and built; the checkout stays as it is. */
export class Workshop {
  readonly #root: string;
  readonly #folder: string;
  #made = 0;

  private constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
  }

  /** @param folder an empty folder for the artifacts */
  static async open(folder: string): Promise<Workshop> {
    return new Workshop(await copySources('bench-release/sources'), folder);
  }

  /** The releases to measure, each made from the one before it; a rollback undoes the first before the second. */
  async releases(onBuilt: (name: string) => void): Promise<Release[]> {
    const make = async (name: string, what: string, app: AppName, edit: Edit) => {
      const artifact = await this.#build(app, edit);
      onBuilt(name);
      return { name, what, artifact };
    };
    const words = join(this.#root, edits.word.file);
    const original = await readFile(words, 'utf8');
    const word = await make('a', 'a sentence of one page of Marvel', 'marvel', edits.word);
    await writeFile(words, original);
    return [
      word,
      await make('b', 'a component of Marvel, which eight pages show', 'marvel', edits.component),
      await make('c', 'a line of the shell', 'shell', edits.line),
      await make('d', 'another drawing of one character', 'marvel', edits.drawing),
    ];
  }

  /** A release that differs from others in one sentence. */
  async withSentence(words: string): Promise<Artifact> {
    return this.#build('marvel', sentence(words));
  }

  async #build(app: AppName, { file, change }: Edit): Promise<Artifact> {
    const path = join(this.#root, file);
    const text = await readFile(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} has nothing that the edit would change: see lab/bench/release.`);
    await writeFile(path, changed);
    await buildChanged([app], { root: this.#root });
    this.#made += 1;
    const folder = join(this.#folder, `${app}-${this.#made}`);
    await mkdir(folder, { recursive: true });
    await cp(join(this.#root, workspaceOf(app), 'dist'), folder, { recursive: true });
    return readArtifact(app, folder);
  }
}
