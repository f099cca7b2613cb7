/** The used fields of an event of a trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The running time of the thread itself: on a shared machine other processes run in between. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean }; name?: string };
}

/** The tasks of a page's main thread, in milliseconds from the start of the navigation. */
export interface Task {
  start: number;
  duration: number;
}

/** The trace categories that this needs, and no more: the timeline's take a stack at each timer, for 80 ms in all. */
export const tracedCategories = ['toplevel', 'blink.user_timing'];

/**
 * Reads the tasks of the page's main thread from a trace.
 * @param trace the browser's recording, as JSON
 * @param url the page's address
 */
export function tasksOf(trace: string, url: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.isOutermostMainFrame && args.data.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  return traceEvents
    .filter(({ name, ph, pid, tid, ts }) => {
      const here = pid === start.pid && tid === start.tid && ts >= start.ts;
      return here && ph === 'X' && name === 'ThreadControllerImpl::RunTask';
    })
    .map(({ ts, tdur = 0 }) => ({ start: (ts - start.ts) / 1000, duration: tdur / 1000 }));
}
