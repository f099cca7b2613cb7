import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { field, open, options } from './search-parts.ts';

/** Questions of collectors, as they ask them in forums and columns; where the first result leads, and the answer there. */
const questions = [
  ['Is my 1st Edition Machamp worth anything?', '/guides/which-base-set#odd', 'stamp on a Machamp tells you nothing'],
  ['How do I tell Shadowless?', '/guides/which-base-set', 'Stamp, no shadow'],
  ['What does a PSA 10 need?', '/guides/grading#ten', 'a practised eye found nothing that mattered'],
  ['Fake Charizard test', '/guides/is-it-real', 'Three looks'],
  ['How do I ship a slab?', '/guides/store-post-sell#post', 'bubble wrap on all sides'],
  ['Is it worth grading?', '/faq#should-i-grade', 'Do the sum'],
  ['I inherited a collection, how do I sell it?', '/guides/store-post-sell#box', 'two buyers for an offer in writing'],
  ['What are the 1990 holograms worth?', '/guides/marvel-1990-to-1996#wanted', '$65'],
  ['Star Wars #207, value?', '/guides/topps-1977#number-207', 'we have not looked up'],
  ['What is a PMG?', '/guides/glossary#pmg', 'Precious Metal Gem'],
  ['Pokémon 151, what is worth having?', '/faq#pokemon-151', 'Charizard ex #199'],
  ['Japanese or English?', '/faq#japanese-or-english', 'can be the dearer of the two'],
  ['Are error cards worth more?', '/guides/glossary#error-card', 'worth more'],
  ['Celebrations or Base Set Charizard?', '/guides/which-charizard', 'logo of an anniversary'],
  ['Evolutions or Base Set Charizard?', '/guides/which-charizard#key', '11/108'],
] as const;

for (const [question, place, answer] of questions) {
  test(`the search box answers: ${question}`, async ({ page }) => {
    await open(page, '/marvel');
    await page.keyboard.press('/');
    await field(page).fill(question);
    await options(page).first().click();
    await expect(page).toHaveURL(siteUrl() + place);
    const [, anchor] = place.split('#');
    const part = page.locator(anchor ? `[id="${anchor}"]` : 'main');
    await expect(part).toContainText(answer);
    await expect(part).toBeInViewport();
  });
}
