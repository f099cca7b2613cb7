import { longDay } from '@mint-row/shared/content';
import { paths } from '@mint-row/shared/contract';

/** The last line of every page: when its content was last reviewed. */
export function ReviewedNote({ reviewed }: { reviewed: string }) {
  return (
    <p className="wrap py-6 text-muted text-sm leading-6 print:hidden">
      Last reviewed on <time dateTime={reviewed}>{longDay(reviewed)}</time>.{' '}
      <a href={paths.updates}>What has changed</a>
    </p>
  );
}
