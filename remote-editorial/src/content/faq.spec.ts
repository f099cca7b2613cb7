import { plainText } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { drawingsOfPages } from '../updates/drawings.ts';
import { faq } from './faq.ts';

const questions = faq.groups.flatMap((group) => group.questions);

it('the page has at least fifteen questions, each with an anchor of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(15);
  const anchors = [...questions.map(({ slug }) => slug), ...faq.groups.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
});

describe.each(questions)('$question', ({ question, answer, more }) => {
  it('is a question, answered in two to four sentences', () => {
    expect(question).toMatch(/\?$|report it\?$/);
    const sentences = plainText(answer).match(/[^.!?]+[.!?][”’]?(?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });

  it('has a link to where the whole answer is, in a line, and never calls a card genuine', () => {
    expect(more.href).toMatch(/^\/[a-z0-9/-]+(#[a-z-]+)?$/);
    expect(more.text).toMatch(/^[^.]+\.$/);
    expect(`${answer} ${more.text}`).not.toMatch(/genuine/i);
  });

  it('shows that page with the drawing that stands for it among the updates, if it has one', () => {
    const sign = `sign-${more.sign}`;
    expect(drawingsOfPages[more.href.replace(/#.*/, '')] ?? sign).toBe(sign);
  });
});
