import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { freePort } from '../../tests/serving/free-port.ts';
import { makeCheckout } from './checkout.ts';
import { commandsOf } from './read-commands.ts';
import { Typed } from './typed.ts';

/** The preparation and the checks of a command of a document; by default it has to end with 0. */
export interface Step {
  /** The reason why it is not run here. */
  skip?: string;
  /** The working directory, relative to the checkout. */
  at?: string;
  /** The manual steps that the text asks for before the command. */
  before?: () => Promise<void>;
  /** For a server: checks its pages; then the server is stopped, unless it stays to the end. */
  serves?: (page: Page, address: string) => Promise<void>;
  stays?: boolean;
  /** The exit code of a command that has to be refused. */
  code?: number;
  /** Checks the files after the command, and its output. */
  after?: (printed: string) => Promise<void> | void;
}

/** A reader who follows the documents from a bare checkout, in folders that are removed at the end. */
export class Journey {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'mint-row-journey-')));
  readonly checkout = join(this.#folder, 'mint-row');
  readonly #running: Typed[] = [];
  readonly #filled = new Map<string, string>();
  readonly #browser: Promise<Browser> = browserLaunchOptions().then((options) => chromium.launch(options));

  constructor() {
    makeCheckout(this.checkout);
    process.once('exit', this.#kill);
  }

  /** Sets the replacement for an example path, address or port of the documents in later commands. */
  fill(example: string, by: string): void {
    this.#filled.set(example, by);
  }

  /**
   * Types every command of a passage, in order.
   * @param steps the steps, by their commands
   * @throws Error when a command fails its checks, has no step, or a step has no command in the passage
   */
  async follow(document: string, heading: string, steps: Readonly<Record<string, Step>>): Promise<void> {
    console.log(`\n${document}, “${heading}”`);
    const commands = commandsOf(await readFile(join(this.checkout, document), 'utf8'), heading);
    const unknown = commands.filter((command) => !steps[command]);
    const gone = Object.keys(steps).filter((command) => !commands.includes(command));
    if (unknown.length > 0) throw new Error(`lab/journeys has no step for: ${unknown.join(', ')}`);
    if (gone.length > 0) throw new Error(`lab/journeys has steps for commands that are gone: ${gone.join(', ')}`);
    for (const command of commands) await this.#take(command, steps[command] ?? {});
  }

  /** Prints a duration. */
  printDuration(what: string, milliseconds: number): void {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${what}`);
  }

  async #take(command: string, step: Step): Promise<void> {
    if (step.skip) return console.log(`            ${command}: not typed here, ${step.skip}`);
    await step.before?.();
    const line = this.#fillIn(command);
    const label = line === command ? line : `${line}   (for: ${command})`;
    const began = performance.now();
    const typed = await this.#start(line, step.at);
    if (!step.serves) {
      const printed = await typed.ended(step.code);
      this.printDuration(label, performance.now() - began);
      return step.after?.(printed);
    }
    const address = await typed.serves();
    this.printDuration(`${label}: serves ${address}`, performance.now() - began);
    const page = await (await this.#browser).newPage();
    await step.serves(page, address);
    await page.close();
    if (!step.stays) await typed.stop();
  }

  /** Replaces all in one pass, since a replacement may look like another example. */
  #fillIn(command: string): string {
    const examples = [...this.#filled.keys()].map((example) => example.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (examples.length === 0) return command;
    return command.replaceAll(new RegExp(examples.join('|'), 'g'), (found) => this.#filled.get(found) ?? found);
  }

  /** Runs a command of another passage. */
  async type(line: string, step: Step = {}): Promise<void> {
    await this.#take(line, step);
  }

  /** Every server gets a free port, unless the command has one. */
  async #start(line: string, at = '.'): Promise<Typed> {
    const { executablePath = '' } = await browserLaunchOptions();
    const variables = { PORT: String(await freePort()), CHROMIUM_PATH: executablePath };
    const typed = new Typed(line, join(this.checkout, at), variables);
    this.#running.push(typed);
    return typed;
  }

  async close(): Promise<void> {
    process.off('exit', this.#kill);
    for (const typed of this.#running) await typed.stop();
    await (await this.#browser).close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  readonly #kill = () => {
    for (const typed of this.#running) typed.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  };
}

/** Returns a check that a command has printed the words. */
export function contains(...words: readonly string[]): (printed: string) => void {
  return (printed) => {
    const missing = words.filter((each) => !printed.includes(each));
    if (missing.length > 0) throw new Error(`It does not say “${missing.join('”, “')}”:\n${printed}`);
  };
}
