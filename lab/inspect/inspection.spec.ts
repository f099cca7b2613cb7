import { expect, it } from 'vitest';
import { InspectError } from './inspect-error.ts';
import { formatInspection, type InspectedArea } from './inspection.ts';

/** Clears the screen, names the window, turns the direction of text, and begins a line. */
const hostile = '\u001b[2J\u001b]0;owned\u0007\u202e\nmarvel · loaded';

it('text of a page can neither control the terminal nor add a line', () => {
  const area: InspectedArea = {
    app: hostile,
    owner: hostile,
    release: hostile,
    outcome: { result: hostile, path: hostile, release: hostile, owner: hostile, milliseconds: null },
    transferred: 1024,
    javaScript: 1024,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  };
  const text = formatInspection({
    address: `http://localhost/${hostile}`,
    documents: 1024,
    areas: [area],
  });
  expect(text.split('\n')).toHaveLength(2);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  expect(text).toContain('\\u001b[2J');
});

it('text of a problem cannot control the terminal', () => {
  expect(new InspectError(`${hostile} does not answer.`).message).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});
