import type { Kept } from '../../binder/index.ts';

/** What a collector should know about how the binder is kept; null if all is well. */
export function problemText({ problem, unread }: Kept): string | null {
  if (problem === 'blocked')
    return 'This browser does not let the site keep anything. Your binder lasts until you close or reload this tab.';
  if (problem === 'full')
    return 'This browser has no room left for the site. What you change lasts until you close or reload this tab.';
  if (problem === 'limit') return 'A binder holds 10,000 entries.';
  if (unread.length > 0)
    return 'This device has a binder that this version of the site cannot read. It was set aside unchanged.';
  return null;
}
