import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Adds a remote that this repository does not have to a checkout, as a new team would write it. */
export async function writeSportsRemote(checkout: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(checkout, 'remote-sports', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Its files by path. */
const files: Readonly<Record<string, string>> = {
  'remote.json': JSON.stringify({
    name: 'sports',
    label: 'Sports',
    owner: 'Sports team',
    port: 5190,
    patterns: ['/sports/*', '/characters/:slug', '/guides/:slug'],
    franchise: { accent: 'green', path: '/sports', characters: '/sports/characters' },
  }),
  'package.json': JSON.stringify({
    name: '@mint-row/remote-sports',
    version: '0.0.0',
    private: true,
    type: 'module',
    dependencies: { '@mint-row/kit': '0.0.0', react: '19.3.1' },
  }),
  'vite.config.ts': "import { defineRemote } from '@mint-row/kit/vite';\nexport default defineRemote();\n",
  'src/styles.css': `
    @import "@mint-row/kit/theme/tokens.css" layer(theme) theme(reference);
    @import "@mint-row/kit/theme/components.css";
    @source "./pages";
    @source "@mint-row/kit/ui";
    @source not "./**/*.spec.*";
    @layer utilities {
      [data-app="sports"] {
        @tailwind utilities source(none);
      }
    }`,
  'src/pages/ArticlePage.tsx': `
    import type { PageProps } from '@mint-row/kit/contract';
    import '../styles.css';
    export default function ArticlePage({ data }: PageProps<{ heading: string; text: string }>) {
      return (
        <div className="wrap py-section">
          <h1 className="type-display">{data.heading}</h1>
          <p className="type-lead mt-6">{data.text}</p>
        </div>
      );
    }`,
  'src/pages/LandingPage.tsx': `
    import { type PageProps, paths } from '@mint-row/kit/contract';
    import { accent } from './accent.ts';
    import '../styles.css';
    export default function LandingPage({ data, catalogue }: PageProps<{ heading: string }>) {
      return (
        <div data-accent={accent} className="wrap py-section">
          <h1 className="type-display">{data.heading}</h1>
          <ul>
            {catalogue.guides?.map(({ slug, title }) => (
              <li key={slug}><a href={paths.guide(slug)}>{title}</a></li>
            ))}
          </ul>
        </div>
      );
    }`,
  'src/pages/accent.ts': `
    import { franchise } from '../../remote.json';
    export const { accent } = franchise;`,
  'src/pages/index.ts': `
    import { paths, type RemoteSource } from '@mint-row/kit/contract';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 35"><path d="M0 0h25v35H0z"/></svg>';
    const summary = 'The shortstop whose card of 1909 is the best known of all.';
    const article = { expose: 'ArticlePage', description: 'About sports cards.', reviewed: '2026-11-01' };
    export const remote: RemoteSource = {
      drawings: { emblem: () => svg },
      catalogue: {
        characters: [{ slug: 'honus-wagner', name: 'Honus Wagner', franchise: 'sports', summary }],
        guides: [
          {
            slug: 'tobacco-cards',
            title: 'Tobacco cards',
            question: 'What came with a pack of cigarettes?',
            need: 'identify',
            summary: 'Small and old.',
            franchise: 'sports',
            reviewed: '2026-11-01',
          },
        ],
      },
      pages: [
        {
          path: '/sports',
          expose: 'LandingPage',
          title: 'Sports cards on Mint Row',
          description: 'Where to begin with sports cards.',
          reviewed: '2026-11-01',
          data: { heading: 'Sports cards' },
          shows: ['guides'],
        },
        { ...article, path: '/sports/characters', title: 'Players', data: { heading: 'Players', text: 'One so far.' } },
        { ...article, path: paths.character('honus-wagner'), title: 'Honus Wagner', data: { heading: 'Honus Wagner', text: summary } },
        { ...article, path: paths.guide('tobacco-cards'), title: 'Tobacco cards', data: { heading: 'Tobacco cards', text: 'Small and old.' } },
        // more pages
      ],
    };`,
};
