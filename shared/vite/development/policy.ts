import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { policyRefused, type Refusal, sourcesChanged } from '../../development/messages.ts';
import { commonHeaders, setHeaders } from '../../headers/index.ts';

/** Advice by the directive that was violated. */
const advice: Readonly<Record<string, string>> = {
  'img-src': 'Images must come from the site itself: add a drawing to src/art/.',
  'style-src-attr': 'Give it a class, and style that class in src/styles.css.',
  'style-src-elem': 'Put the styles in src/styles.css.',
  'script-src-elem': 'Put the code in a module of src/pages/.',
  'script-src-attr': 'Use a React event handler, for example onClick.',
};

/**
 * Sends production's headers with every response, and reports what the policy refuses in the terminal and the overlay.
 */
export function policyOfProduction(): Plugin[] {
  const policy: Plugin = {
    name: 'mint-row:policy-of-production',
    apply: 'serve',
    configureServer({ middlewares, environments, config }) {
      middlewares.use((_request, response, next) => {
        setHeaders(response, commonHeaders);
        next();
      });
      environments.client.hot.on(policyRefused, ({ what, directive, remote, path }: Refusal) => {
        const message = [
          `${remote ? `${remote}: ` : ''}the security policy refuses ${what} at ${path} (${directive}), as it would in production.`,
          advice[directive] ?? 'docs/security.md says what a page may do.',
        ].join(' ');
        config.logger.error(message, { timestamp: true });
        environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
      });
    },
  };
  return [policy, refusedHosts(), pageOfErrors];
}

/** Vite's own variable, which its command line has no option for. */
const allowedHosts = '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS';

/**
 * Says in the terminal how to allow a name by which the server is asked, that of a container or of a tunnel: Vite's answer
 * to such a request tells to write it into a configuration that has no place for it.
 */
function refusedHosts(): Plugin {
  const told = new Set<string>();
  return {
    name: 'mint-row:refused-hosts',
    apply: 'serve',
    configureServer({ httpServer, config }) {
      httpServer?.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
        response.once('finish', () => {
          const [host = ''] = /^[\w.-]+/.exec(headers.host ?? '') ?? [];
          // Vite refuses names before anything else answers, and so without our headers.
          const isOther = response.statusCode !== 403 || response.hasHeader('X-Content-Type-Options');
          if (isOther || !host || told.has(host)) return;
          told.add(host);
          config.logger.warn(
            `A request to "${host}" was refused. If that name is yours, set the variable ${allowedHosts} to it (to several, separated by commas), and start again.`,
            { timestamp: true },
          );
        });
      });
    },
  };
}

/** Loads a page of an error again when a source file changes, once the server has read that: it has no code that would. */
const reloader = `<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/@mint-row/error').on('${sourcesChanged}', () => setTimeout(() => location.reload(), 200));
</script>`;

/**
 * Vite's page of an error has no type, and under our headers browsers do not guess: they would show its source. It would
 * also stay when the error is mended.
 */
const pageOfErrors: Plugin = {
  name: 'mint-row:page-of-errors',
  apply: 'serve',
  // After everything that may fail.
  enforce: 'post',
  configureServer({ environments, middlewares, watcher }) {
    for (const event of ['add', 'change', 'unlink'] as const) {
      watcher.on(event, () => environments.client.hot.send(sourcesChanged, null));
    }
    return () => {
      middlewares.use(((error, { headers }, response, next) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        if (headers.accept?.includes('text/html')) {
          const end = response.end.bind(response) as (text: string) => ServerResponse;
          // Vite's own handler of errors ends the response with its page.
          response.end = ((text: unknown) => end(`${text}${reloader}`)) as typeof response.end;
        }
        next(error);
      }) satisfies Connect.ErrorHandleFunction);
    };
  },
};
