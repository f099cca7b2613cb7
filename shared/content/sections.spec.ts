import { expect, it } from 'vitest';
import type { Guide } from './guide.ts';
import { guideSections } from './guide.ts';
import { sectionEntry } from './sections.ts';

const place = { path: '/guides/slabs', anchor: 'fees', page: 'Slabs', franchise: null };

it('a section has each of its texts once, without marks, templates and what stands for drawings', () => {
  const content = {
    heading: 'What [[slab|slabs]] cost',
    intro: 'Two [[psa|companies]] publish fees.',
    items: [
      { title: 'The first one', text: 'It asks $20.', drawn: 'A drawn slab with a label' },
      { title: 'Single', text: 'It asks $20.' },
    ],
    answer: '{name} is possible.',
  };
  expect(sectionEntry(place, content)).toEqual({
    ...place,
    heading: 'What slabs cost',
    text: ['Two companies publish fees.', 'The first one', 'It asks $20.'],
  });
});

it('the sections of a guide are its fields of the same names, or those that it names', () => {
  const guide = {
    slug: 'slabs',
    title: 'Slabs',
    franchise: null,
    sections: [
      { section: 'ancient-mew', label: 'Mew', alsoFoundBy: ['promo'] },
      { section: 'try', label: 'Try', fields: ['tool', 'more'] },
    ],
    ancientMew: { heading: 'Ancient Mew', text: 'Nobody can read it.' },
    tool: { heading: 'A tool', text: 'Drag the borders.' },
    more: [{ text: 'Or read on.' }],
  } as unknown as Guide;
  expect(guideSections(guide).map(({ anchor, text, alsoFoundBy }) => ({ anchor, text, alsoFoundBy }))).toEqual([
    { anchor: 'ancient-mew', text: ['Nobody can read it.'], alsoFoundBy: ['promo'] },
    { anchor: 'try', text: ['Drag the borders.', 'Or read on.'], alsoFoundBy: undefined },
  ]);
  const wrong = { ...guide, sections: [{ section: 'fees', label: 'Fees' }] };
  expect(() => guideSections(wrong)).toThrow(
    'The guide slabs has no field "fees" with a heading, for its section "fees". If another field has it, name that: { section: \'fees\', fields: [\'…\'] }.',
  );
});
