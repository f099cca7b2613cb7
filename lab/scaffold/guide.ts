import { join } from 'node:path';
import { readDeclaration, workspaceOf } from '@mint-row/kit/build';
import { paths } from '@mint-row/kit/contract';
import { insertAfter, insertImport, insertModule } from './insert.ts';
import { camelCase, pascalCase, sentenceCase } from './names.ts';
import { chained, type Plan } from './plan.ts';
import { quoted } from './quoted.ts';
import { slugOf } from './slug.ts';
import { fillTemplates } from './template.ts';
import { today } from './today.ts';
import { WrongRequest } from './wrong-request.ts';

/** A guide of a remote: its text, the record of its figures, its component, and its place in the list of guides. */
export async function planGuide(
  root: string,
  app: string,
  name: string,
  { title, question }: { title?: string; question?: string },
): Promise<Plan> {
  const slug = slugOf(name);
  const workspace = workspaceOf(app);
  const { patterns, franchise } = readDeclaration(join(root, workspace));
  const path = paths.guide(slug);
  if (!patterns.includes(guidePattern)) {
    throw new WrongRequest(
      `${app} has no guides: add "${guidePattern}" to the patterns in ${workspace}/remote.json, and ${app} to that row of shell/src/route-table.ts.`,
    );
  }
  const index = `${workspace}/src/pages/index.ts`;
  const constant = camelCase(slug);
  const expose = `${pascalCase(slug)}GuidePage`;
  const words = title ?? sentenceCase(slug);
  const values = {
    slug,
    expose,
    words,
    name: constant,
    type: pascalCase(slug),
    heading: quoted(words),
    question: quoted(question ?? `What should I know about ${words.toLowerCase()}?`),
    summary: quoted(`${words}: what to look at, in which order, before you buy or sell such a card.`),
    franchise: franchise ? quoted(app) : 'null',
    franchiseImport: franchise ? "import { franchise } from '../franchise.ts';\n" : '',
    franchiseProp: franchise ? ' franchise={franchise}' : '',
    today: today(),
    year: today().slice(0, 4),
  };
  return {
    creates: await fillTemplates('guide', workspace, values),
    changes: new Map([
      [
        index,
        chained(
          insertImport(constant, `../guides/${slug}/content.ts`),
          insertAfter(index, /^const guides\b.* = \[/m, `\n  ${constant},`),
          insertModule(index, expose),
          // Only a remote's first guide adds the import.
          (before) => (/\bguidePage\b/.test(before) ? before : before.replace('guideEntry,', 'guideEntry, guidePage,')),
          insertAfter(index, '  pages: [\n', `    guidePage(${constant}, '${expose}'),\n`),
        ),
      ],
    ]),
    next: [
      `Write its text in ${workspace}/src/guides/${slug}/content.ts, and the source of each figure in figures.ts beside it.`,
      `See it:    npm run dev -w ${workspace}, then ${path}`,
      `Check it:  npm run check -w ${workspace}`,
    ],
  };
}

const guidePattern = '/guides/:slug';
