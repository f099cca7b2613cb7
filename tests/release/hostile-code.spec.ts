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
  telling,
} from '../../lab/attack/gate/code-attacks.ts';
import { flagAttacks } from '../../lab/attack/gate/flag-attacks.ts';
import { TinyGate } from '../../lab/attack/gate/tiny-gate.ts';

let gate: TinyGate;

beforeAll(async () => {
  gate = await TinyGate.open();
});
afterAll(() => gate.close());

/** Why a remote with the given code is refused, in one text. */
const refused = async (code: string) => (await gate.reasons([gate.withCode(code)])).join('\n');

describe('the code of a remote, while it is composed,', () => {
  it.each(reachingOut)('%s', async (_what, expression, told) => {
    expect(await refused(telling(expression(gate.targets)))).toMatch(told);
    expect(existsSync(gate.targets.written)).toBe(false);
  });

  it.each(flagAttacks)('%s', async (_what, code) => {
    expect(await refused(code(gate.targets))).toMatch(/^marvel: LandingPage does not render .*process ended/s);
    expect(existsSync(gate.targets.written)).toBe(false);
  });

  it.skipIf(!hasNamespaces).each(reachingTheSystem)(
    '%s, where the system can take it away',
    async (_what, expression, told) => {
      expect(await refused(telling(expression(gate.targets)))).toMatch(told);
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

describe('a remote is refused whose process answers with another document, which', () => {
  it('is not the one that came unchanged through the same code', async () => {
    expect(await gate.reasons(gate.withAnswer('html'))).toEqual([]);
  });

  it.each(answerAttacks)('%s', async (_what, expression, message) => {
    expect((await gate.reasons(gate.withAnswer(expression))).join('\n')).toMatch(message);
  });
});

describe('a remote is refused by its own name', () => {
  it.each(endings)('that %s, which costs the others nothing', async (what, code, message) => {
    const candidates = [gate.withCode(code), gate.withCode(`export default () => 'fine';`, 'pokemon')];
    const reasons = await gate.reasons(candidates, renderTimeoutMsFor(what));
    expect(reasons.join('\n')).toMatch(message);
    expect(reasons.filter((reason) => !reason.startsWith('marvel: '))).toEqual([]);
  });

  it.skipIf(!hasNamespaces).each(endingsBySystem)(
    'that %s, where the system can limit it',
    async (_what, code, message) => {
      expect(await refused(code)).toMatch(message);
    },
  );

  it('and everything that is wrong with each is told at once', async () => {
    const reasons = await gate.reasons([
      gate.withCode(`export default () => { throw new Error('first'); };`),
      gate.withCode('process.exit();', 'pokemon'),
      gate.withCode(`export default () => '<h1>x</h1>';`, 'starwars'),
    ]);
    expect(reasons.join('\n')).toMatch(/marvel: .*first.*pokemon: .*process ended.*starwars: .*2 headings/s);
  });
});

describe('a page is refused that browsers would not show as it was composed:', () => {
  it.each(changing)('%s', async (_what, expression) => {
    expect(await refused(`export default () => ${expression};`)).toMatch(
      /marvel: LandingPage does not render .*renders differently on another day/s,
    );
  });

  it('but one of fixed dates and a language of its own goes on', async () => {
    const code = `export default () => new Date(0).toISOString() + new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0) + (1234.5).toLocaleString('en');`;
    expect(await gate.reasons([gate.withCode(code)])).toEqual([]);
  });
});
