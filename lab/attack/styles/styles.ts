import { faultsOfStylesheet } from '../../../delivery/index.ts';
import { type Experiment, type Group, type Outcome, outcome } from '../experiment.ts';
import { browserOf, shared, siteOf } from '../ground.ts';
import { AttackedPage } from './attacked-page.ts';
import { type StyleAttack, styleAttacks } from './style-attacks.ts';

/** Pages that no experiment uses at the moment; many experiments share each. */
const idleOf = shared<AttackedPage[]>(
  async () => [],
  async (pages) => {
    for (const page of pages) await page.close();
  },
);

/** Hostile stylesheets of a remote: refused, or without effect outside of its wrapper. */
export const styles: Group = {
  name: 'styles',
  atOnce: 2,
  experiments: Object.entries(styleAttacks).map(
    ([name, attack]): Experiment => ({
      name,
      async run(ground) {
        const idle = await idleOf(ground);
        const page = idle.pop() ?? (await AttackedPage.open(await browserOf(ground), (await siteOf(ground)).url));
        return tryStyles(attack, page).finally(() => idle.push(page));
      },
    }),
  ),
};

/**
 * Tries an attack on the gate and in the browser. It counts as held only if it was a danger: without the defence, it
 * would have changed something outside.
 */
export async function tryStyles(attack: StyleAttack, page: AttackedPage): Promise<Outcome> {
  const { css, refused, seen } = attack;
  const reasons = faultsOfStylesheet(Buffer.from(css), 'marvel', 'marvel: client/style.css');
  if (refused) {
    const reason = reasons.find((each) => refused.test(each));
    if (!reason) return outcome([`the gate says ${reasons.join(' ') || 'nothing'}`], '');
    const changed = seen ? await page.changes(attack, seen) : [];
    return outcome(
      seen && changed.length === 0 ? ['it does nothing even without the gate'] : [],
      `refused${seen ? `; it would change ${changed.join(', ')}` : ''}`,
    );
  }
  const medium = seen ?? 'screen';
  const changed = await page.changes(attack, medium);
  const without = await page.changesUncontained(attack, medium);
  return outcome(
    [
      ...reasons,
      ...changed.map((part) => `it changes ${part}`),
      ...(without.length === 0 ? ['it does nothing even where nothing contains it'] : []),
    ],
    `contained; it would change ${without.join(', ')}`,
  );
}
