import { expect } from 'vitest';
import { findLayoutFaults } from '../../a11y/layout-faults.ts';
import { kinds } from '../../site/kinds.ts';
import { narrowSize, type WindowSize, windowSize } from '../engine.ts';
import type { Flow, Flows } from '../visit.ts';

/** Opens every kind of page by its address, in a window of a size, and looks for faults. */
function openEveryKind(size: WindowSize): Flow {
  return async ({ tab }) => {
    const faultsByPath = new Map<string, readonly string[]>();
    await tab.resize(size);
    for (const { path } of kinds) {
      await tab.openHydrated(path);
      expect(await tab.textOf('main h1')).toMatch(/\w/);
      expect(await tab.textOf('.notice')).toBeNull();
      const faults = [...(await tab.faults()), ...(await tab.evaluate(findLayoutFaults, 'body'))];
      if (faults.length > 0) faultsByPath.set(path, faults);
    }
    expect(Object.fromEntries(faultsByPath)).toEqual({});
  };
}

/** Every kind of page. */
export const pages: Flows = {
  'every kind of page is hydrated without an error, a warning or a violation of the policy, and fits a window of 1,280 px':
    openEveryKind(windowSize),

  'every kind of page does so in a narrow window, of 320 px or the least that the browser has':
    openEveryKind(narrowSize),
};
