import { describe, expect, it } from 'vitest';
import { storePostSell } from './content.ts';
import { type Answers, answersIn, answersText, conditionOf, fits, questions, ruleFor } from './route.ts';

const all: Answers[] = questions.value.flatMap((value) =>
  questions.speed.flatMap((speed) => questions.work.map((work) => ({ value, speed, work }))),
);
const { rules, routes } = storePostSell.chooser;
const routeFor = (text: string) => {
  const answers = answersIn(text);
  return answers && ruleFor(answers, rules).route;
};

describe('the way to sell', () => {
  it('is known for every answer: one rule fits, and no rule is idle', () => {
    expect(all).toHaveLength(27);
    for (const answers of all) {
      expect(
        rules.filter((rule) => fits(rule, answers)),
        answersText(answers),
      ).toHaveLength(1);
    }
    const used = new Set(all.map((answers) => ruleFor(answers, rules)));
    expect(used.size).toBe(rules.length);
    expect(new Set([...used].map(({ route }) => route))).toEqual(new Set(routes.map(({ route }) => route)));
  });

  it('is the shop for whoever needs the money today, whatever the card', () => {
    for (const answers of all) if (answers.speed === 'today') expect(ruleFor(answers, rules).route).toBe('shop');
  });

  it('is an auction house for a valuable card and little work, and for one that can wait', () => {
    expect(routeFor('high.weeks.little')).toBe('auction');
    expect(routeFor('high.open.little')).toBe('auction');
    expect(routeFor('high.open.some')).toBe('auction');
  });

  it('is the marketplace where some work pays', () => {
    for (const text of ['low.weeks.some', 'middle.open.some', 'middle.weeks.much', 'high.weeks.some']) {
      expect(routeFor(text)).toBe('marketplace');
    }
  });

  it('is a private sale for work without end: small cards in lots, large ones among people who know them', () => {
    for (const text of ['low.weeks.much', 'middle.open.much', 'high.weeks.much', 'high.open.much']) {
      expect(routeFor(text)).toBe('private');
    }
  });

  it('is the shop for cards that repay no work', () => {
    expect(routeFor('low.open.little')).toBe('shop');
    expect(routeFor('middle.weeks.little')).toBe('shop');
  });

  it('refuses rules that leave an answer open', () => {
    expect(() => ruleFor({ value: 'low', speed: 'today', work: 'little' }, [])).toThrow(
      'No rule fits low.today.little',
    );
  });
});

it('says in words what a rule asks for', () => {
  const words = { high: 'Over $1,000', 'weeks+open': 'Not today' };
  const rule = { route: 'shop', why: '', when: { value: ['high'], speed: ['weeks', 'open'] } } as const;
  expect(conditionOf(rule, words)).toBe('Over $1,000, not today');
});

it('the words of each rule of the guide state its whole condition', () => {
  for (const { when, condition } of rules) {
    expect(condition.split(', ')).toHaveLength(Object.keys(when).length);
  }
});

describe('answers in the address', () => {
  it('come back as they were', () => {
    for (const answers of all) expect(answersIn(answersText(answers))).toEqual(answers);
  });

  it('are ignored if one is missing, unknown or too many', () => {
    for (const text of ['', 'high', 'high.weeks', 'high.weeks.lots', 'weeks.high.some', 'high.weeks.some.more']) {
      expect(answersIn(text)).toBeNull();
    }
  });
});
