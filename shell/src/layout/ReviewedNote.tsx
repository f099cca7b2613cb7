import { longDay } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';

/** The last line of every page: when its content was last reviewed, and a button that shares its address. */
export function ReviewedNote({ path, reviewed }: { path: string; reviewed: string }) {
  return (
    <p className="wrap flex flex-wrap items-center gap-x-6 py-4 text-muted text-sm/[1.6] print:hidden">
      <span>
        Last reviewed on <time dateTime={reviewed}>{longDay(reviewed)}</time>.{' '}
        {path !== paths.updates && <a href={paths.updates}>What has changed</a>}
      </span>
      <button type="button" data-share className="script-only quiet-link">
        Share this page
      </button>
    </p>
  );
}
