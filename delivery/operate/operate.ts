import type { Server } from 'node:http';
import type { ServeOptions } from '../serve/http/server.ts';
import type { Previews } from '../serve/sites/previews.ts';
import type { SiteFollower } from '../serve/sites/site-follower.ts';
import { reportLimits } from './limits.ts';
import { type Logger, logForPrograms } from './log.ts';
import { Metrics } from './metrics.ts';
import { type OperatorsPage, operatorServer } from './operator-server.ts';
import { type CountedReport, Receiver } from './receiver.ts';
import { type AnsweredRequest, watchRequests } from './requests.ts';

interface OperateOptions {
  /** For people, who want to read problems alone, or for programs. */
  log: 'text' | 'json';
  /** Whether a proxy in front sets `X-Forwarded-For` and `X-Request-Id`. */
  trustProxy: boolean;
  /** Whether metrics are counted. */
  metrics: boolean;
  /** The page that operators see beside them. */
  page?: OperatorsPage;
}

/** What operators see of a server. */
interface Operation {
  /**
   * Watches the server of a site.
   * @returns the options that it needs, and a server for operators, if metrics are counted
   */
  of(
    site: SiteFollower,
    previews?: Previews,
  ): Pick<ServeOptions, 'reports' | 'watch' | 'onUnreadable'> & { operators: Server | null };
}

/**
 * Begins to watch: what this process says from now on is in the form that was asked for. Only our own server has this; no
 * other part of it depends on this room.
 */
export function operate({ log: form, trustProxy, metrics: hasMetrics, page }: OperateOptions): Operation {
  const log = form === 'json' ? logForPrograms() : null;
  return {
    of(site, previews) {
      const metrics = hasMetrics ? new Metrics(site) : null;
      const logReport = log && reportLines(log);
      const reports = new Receiver(site, {
        trustProxy,
        onReport: (report) => {
          void metrics?.reported(report);
          logReport?.(report);
        },
        onVisitor: (met) => void metrics?.met(met),
        onRefusal: (why) => metrics?.refused(why),
      });
      const sources = {
        current: () => site.current(),
        isPreview: (host: string) => (previews?.idIn(host) ?? null) !== null,
      };
      const watch = watchRequests(sources, { trustProxy, names: log !== null }, (request) => {
        metrics?.answered(request);
        if (log) logRequest(log, request);
      });
      const isWatched = metrics !== null || log !== null;
      const onUnreadable = (status: number) => metrics?.unreadable(status);
      return {
        reports,
        ...(isWatched && { watch, onUnreadable }),
        operators: metrics && operatorServer(metrics, page),
      };
    },
  };
}

function logRequest(log: Logger, { seconds, ...request }: AnsweredRequest) {
  log.info({ ...request, milliseconds: Math.round(seconds * 1e5) / 100 }, 'request');
}

/** Writes reports of what went wrong, up to a number in each minute: what anybody can send must not fill a disk. */
function reportLines(log: Logger): (report: CountedReport) => void {
  let minute = 0;
  let lines = 0;
  return ({ details, kind, ...report }) => {
    if (kind === 'loaded' || kind === 'vital') return;
    const now = Math.floor(performance.now() / 60_000);
    lines = now === minute ? lines + 1 : 1;
    minute = now;
    if (lines <= reportLimits.maxLinesPerMinute) log.warn({ kind, ...report, ...details }, 'report');
  };
}
