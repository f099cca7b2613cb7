import { join } from 'node:path';
import { outsideOfPatterns, readDeclaration, workspaceOf } from '@mint-row/kit/build';
import { sitePath } from '@mint-row/kit/contract/fields';
import { insertAfter, insertImport, insertModule } from './insert.ts';
import { camelCase, pascalCase, sentenceCase } from './names.ts';
import { chained, type Plan } from './plan.ts';
import { quoted } from './quoted.ts';
import { fillTemplates } from './template.ts';
import { today } from './today.ts';
import { WrongRequest } from './wrong-request.ts';

/** A page of a remote: its content, its component, and its place in the list of pages. */
export async function planPage(root: string, app: string, path: string, title?: string): Promise<Plan> {
  const workspace = workspaceOf(app);
  const declared = readDeclaration(join(root, workspace));
  const { franchise } = declared;
  if (!sitePath.safeParse(path).success) throw new WrongRequest(`"${path}" is not a path like "/marvel/sets".`);
  const outside = outsideOfPatterns(declared, path);
  if (outside) throw new WrongRequest(outside);
  const slug = path.split('/').at(-1) ?? '';
  if (!slug) throw new WrongRequest('The path "/" is taken.');
  const index = `${workspace}/src/pages/index.ts`;
  const name = camelCase(slug);
  const expose = `${pascalCase(slug)}Page`;
  const heading = title ?? sentenceCase(slug);
  const entry = `    {
      path: '${path}',
      expose: '${expose}',
      title: ${name}.heading,
      description: ${name}.lead,
      reviewed: '${today()}',
      data: ${name},
    },
`;
  const values = {
    path,
    slug,
    name,
    expose,
    type: pascalCase(slug),
    words: heading,
    heading: quoted(heading),
    // The pages of a franchise have its accent.
    ...(franchise
      ? {
          accent: "import { franchise } from '../franchise.ts';\n",
          open: '<div data-accent={franchise.accent}>',
          close: '</div>',
        }
      : { accent: '', open: '', close: '' }),
    lead: quoted(`${heading}: what a collector looks at first, what to ask a seller, and where to read on.`),
  };
  return {
    creates: await fillTemplates('page', workspace, values),
    changes: new Map([
      [
        index,
        chained(
          insertImport(name, `../content/${slug}.ts`),
          insertModule(index, expose),
          insertAfter(index, '  pages: [\n', entry),
        ),
      ],
    ]),
    next: [
      `Write its text in ${workspace}/src/content/${slug}.ts: title and description must be its own.`,
      `See it:    npm run dev -w ${workspace}, then ${path}`,
      `Check it:  npm run check -w ${workspace}`,
      'Link to it from a page that visitors read.',
    ],
  };
}
