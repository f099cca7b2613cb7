import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAttacks } from '../../lab/attack/gate/answer-attacks.ts';
import {
  changing,
  endings,
  endingsBySystem,
  hasNamespaces,
  killing,
  reachingOut,
  reachingTheSystem,
  renderTimeoutMsFor,
  throwingResult,
} from '../../lab/attack/gate/code-attacks.ts';
import { flagAttacks } from '../../lab/attack/gate/flag-attacks.ts';
import { TinyGate } from '../../lab/attack/gate/tiny-gate.ts';

let gate: TinyGate;

beforeAll(async () => {
  gate = await TinyGate.open();
});
afterAll(() => gate.close());

/** The reasons why a remote with the given code is refused, in one text. */
const refused = async (code: string) => (await gate.reasons([gate.withCode(code)])).join('\n');

describe('the code of a remote, while it is composed,', () => {
  it.each(reachingOut)('%s', async (_what, expression, result) => {
    expect(await refused(throwingResult(expression(gate.targets)))).toMatch(result);
    expect(existsSync(gate.targets.written)).toBe(false);
  });

  it.each(flagAttacks)('%s', async (_what, code) => {
    expect(await refused(code(gate.targets))).toMatch(/^marvel: LandingPage does not render .*process ended/s);
    expect(existsSync(gate.targets.written)).toBe(false);
  });

  it.skipIf(!hasNamespaces).each(reachingTheSystem)(
    '%s, where the system can deny it',
    async (_what, expression, result) => {
      expect(await refused(throwingResult(expression(gate.targets)))).toMatch(result);
      expect(gate.asked).toBe(0);
    },
  );

  it.skipIf(!hasNamespaces).each(killing)(
    'ends no other process, where the system can hide them: process.kill(%s)',
    async (pid) => {
      expect(await refused(`process.kill(${pid}, 'SIGKILL'); export default () => 'x';`)).toMatch(/^marvel: /);
    },
  );
});

describe('a process that answers for a remote', () => {
  it('is accepted if it returns the document unchanged', async () => {
    expect(await gate.reasons(gate.withAnswer('html'))).toEqual([]);
  });

  it.each(answerAttacks)('is refused if it %s', async (_what, expression, message) => {
    expect((await gate.reasons(gate.withAnswer(expression))).join('\n')).toMatch(message);
  });
});

describe('a remote is refused by its own name', () => {
  it.each(endings)('if it %s, without cost for the others', async (what, code, message) => {
    const candidates = [gate.withCode(code), gate.withCode(`export default () => 'fine';`, 'pokemon')];
    const reasons = await gate.reasons(candidates, renderTimeoutMsFor(what));
    expect(reasons.join('\n')).toMatch(message);
    expect(reasons.filter((reason) => !reason.startsWith('marvel: '))).toEqual([]);
  });

  it.skipIf(!hasNamespaces).each(endingsBySystem)(
    'if it %s, where the system can limit it',
    async (_what, code, message) => {
      expect(await refused(code)).toMatch(message);
    },
  );

  it('together with others: all faults are reported at once', async () => {
    const reasons = await gate.reasons([
      gate.withCode(`export default () => { throw new Error('first'); };`),
      gate.withCode('process.exit();', 'pokemon'),
      gate.withCode(`export default () => '<h1>x</h1>';`, 'starwars'),
    ]);
    expect(reasons.join('\n')).toMatch(/marvel: .*first.*pokemon: .*process ended.*starwars: .*2 headings/s);
  });
});

describe('a page with values that differ in browsers', () => {
  it.each(changing)('is refused: %s', async (_what, expression) => {
    expect(await refused(`export default () => ${expression};`)).toMatch(
      /marvel: LandingPage does not render .*renders differently on another day/s,
    );
  });

  it('is accepted if it cannot use the window that it finds, and shows the same without one', async () => {
    const code = `export default () => { globalThis.window?.addEventListener('resize', () => {}); return 'the same'; };`;
    expect(await gate.reasons([gate.withCode(code)])).toEqual([]);
  });

  it('is accepted with fixed dates and a language of its own', async () => {
    const code = `export default () => new Date(0).toISOString() + new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0) + (1234.5).toLocaleString('en');`;
    expect(await gate.reasons([gate.withCode(code)])).toEqual([]);
  });
});
