import { workspaceOf } from '@mint-row/kit/build';
import { paths } from '@mint-row/kit/contract';
import { listedBy, listFile, relatedTo } from './characters.ts';
import { insertAfter, insertImport } from './insert.ts';
import { camelCase, titleCase } from './names.ts';
import { chained, type Plan } from './plan.ts';
import { quoted } from './quoted.ts';
import { slugOf } from './slug.ts';
import { fillTemplates } from './template.ts';
import { today } from './today.ts';
import { WrongRequest } from './wrong-request.ts';

/** A character of a franchise: an outline of its page's content, and its place at the end of the list. */
export async function planCharacter(root: string, app: string, wanted: string, given?: string): Promise<Plan> {
  const slug = slugOf(wanted);
  const workspace = workspaceOf(app);
  const list = `${workspace}/${listFile}`;
  const listed = await listedBy(root, app);
  if (!listed) {
    throw new WrongRequest(
      `${app} has no list of characters in ${list}: it owns no franchise. npm run new -- remote NAME --franchise makes a remote that does.`,
    );
  }
  const last = listed.at(-1);
  if (listed.some((one) => one.slug === slug)) throw new WrongRequest(`${app} has a character "${slug}" already.`);
  const name = given ?? titleCase(slug);
  const constant = camelCase(slug);
  const values = {
    slug,
    constant,
    today: today(),
    name: quoted(name),
    tagline: quoted(`Say in one line who ${name} is to a collector`),
    era: last?.era === undefined ? '' : "  era: 'Say the age (1990)',\n",
    summary: quoted(`${name} in one or two sentences, for lists: the first card, and what makes it hard to find.`),
    debut: quoted(`Say where ${name} appeared first, in 1990, and who was there.`),
    facts: (last?.debut.facts ?? [{ label: 'First appearance', value: '(1990)' }])
      .map(({ label, value }) => `      { label: ${quoted(label)}, value: ${quoted(placeholderFor(value))} },`)
      .join('\n'),
    history: quoted(`Say who made ${name}, and what the first readers or players met.`),
    first: quoted(`1991 Name of the set ${name}`),
    second: quoted(`1992 Name of the set ${name}`),
    third: quoted(`1993 Name of the set ${name}`),
    related: (await relatedTo(root, app)).join('\n'),
    closing: quoted(`Say something about ${name} that makes a reader smile`),
  };
  return {
    creates: await fillTemplates('character', workspace, values),
    changes: new Map([
      [
        list,
        chained(
          insertImport(constant, `./${slug}.ts`),
          insertAfter(list, /^export const characters\b.* = \[[^\]]*?(?=,?\s*\];)/m, last ? `, ${constant}` : constant),
        ),
      ],
    ]),
    next: [
      `Write everything in ${workspace}/src/content/characters/${slug}.ts: each text says what belongs in its place.`,
      `Draw it in ${workspace}/src/art, and put it where it belongs in the list.`,
      `See it:    npm run dev -w ${workspace}, then ${paths.character(slug)}`,
      `Check it:  npm run check -w ${workspace}`,
    ],
  };
}

/** A value of the same form, which lists may read: a year in brackets, a number. */
function placeholderFor(value: string): string {
  if (/\(.*\d{4}\)/.test(value)) return 'Say which (January 1990)';
  return /^#\d+$/.test(value) ? '#0' : 'Say it in a few words';
}
