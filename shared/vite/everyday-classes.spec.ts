import { compile } from '@tailwindcss/node';
import { expect, it } from 'vitest';
import { faultsOfStylesheet } from '../checks/index.ts';
import { selectedClasses } from './class-names.ts';
import { kit } from './kit.ts';
import { tailwindNames } from './styles.ts';

// Classes that people write without a thought, and from which Tailwind made nothing when its own theme was switched off.
const everyday = `
  flex grid block inline-block hidden table contents sticky relative absolute items-center justify-between gap-4 p-4 px-2
  m-0 mx-auto mt-8 w-full w-1/2 h-full min-h-screen max-w-prose max-w-md max-w-full container text-xl text-2xl text-sm
  text-center font-bold font-semibold italic underline uppercase tracking-wide leading-tight bg-white bg-gray-100 bg-black/50
  text-red-500 text-white border border-2 border-gray-300 outline rounded rounded-lg rounded-full shadow shadow-lg opacity-50
  z-10 overflow-hidden truncate line-clamp-3 object-cover aspect-video aspect-square animate-spin transition duration-300
  hover:underline focus:ring-2 sm:flex md:grid-cols-3 lg:text-xl dark:bg-black dark:text-white group-hover:block sr-only
  space-y-4 divide-y blur-sm rotate-45 scale-95 translate-x-2 cursor-pointer select-none list-disc whitespace-nowrap
`
  .trim()
  .split(/\s+/);

/** What `npm run new remote` begins with. */
const stylesheet = `
@import "@mint-row/kit/theme/tokens.css" layer(theme) theme(reference);
@import "tailwindcss/theme.css" layer(theme) theme(inline);
@import "@mint-row/kit/theme/components.css";
@layer utilities {
  [data-app="sports"] {
    @tailwind utilities source(none);
  }
}
`;

async function stylesFor(classes: readonly string[]): Promise<string> {
  const { build } = await compile(stylesheet, { base: kit, onDependency: () => {} });
  const { transform } = tailwindNames('sports') as unknown as {
    transform: (code: string, id: string) => { code: string };
  };
  return transform(build([...classes]), 'styles.css').code;
}

it('everyday classes of Tailwind have styles in a remote, within its wrapper', async () => {
  const css = await stylesFor(everyday);
  const styled = new Set(selectedClasses(css));
  expect(everyday.filter((name) => !styled.has(name))).toEqual([]);
  expect(faultsOfStylesheet(Buffer.from(css), 'sports', 'styles.css')).toEqual([]);
});

it('what the theme sets is the theme’s', async () => {
  const css = await stylesFor(['sm:flex', 'text-sm', 'bg-paper']);
  expect(css).toContain('(width >= 30rem)');
  expect(css).toContain('--text-sm');
  expect(css).toContain('--color-paper');
  expect(css).not.toContain(':root');
});
