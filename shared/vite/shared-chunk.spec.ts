import { expect, it } from 'vitest';
import { sharedChunk } from './shared-chunk.ts';

const importers: Record<string, string[]> = {
  '/shared/ui/Frame.tsx': ['/r/src/pages/OneGuidePage.tsx', '/r/src/pages/TwoGuidePage.tsx'],
  '/shared/ui/Text.tsx': ['/shared/ui/Frame.tsx', '/r/src/pages/LandingPage.tsx'],
  '/r/src/loop.ts': ['/r/src/loop.ts', '/shared/ui/Frame.tsx'],
  '/r/src/alone.ts': [],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

it('what only guides use is in a chunk of theirs', () => {
  expect(sharedChunk('/shared/ui/Frame.tsx', graph)).toBe('guides');
  expect(sharedChunk('/r/src/loop.ts', graph)).toBe('guides');
});

it('what any other page uses is in the common one', () => {
  expect(sharedChunk('/shared/ui/Text.tsx', graph)).toBe('common');
  expect(sharedChunk('/r/src/alone.ts', graph)).toBe('common');
});
