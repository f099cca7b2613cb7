import { expectTypeOf, it } from 'vitest';
import type { PageProps, PagesOf } from './page.ts';

interface Modules {
  SetsPage: { default: (props: PageProps<{ heading: string }>) => null };
  ChartPage: { default: () => null };
}

type DataOf<Expose> = Extract<PagesOf<Modules>, { expose: Expose }>['data'];

it('a page has the data that its component takes, or any if that takes none', () => {
  expectTypeOf<DataOf<'SetsPage'>>().toEqualTypeOf<{ heading: string }>();
  expectTypeOf<DataOf<'ChartPage'>>().toEqualTypeOf<object>();
});
