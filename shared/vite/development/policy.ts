import type { Connect, Plugin } from 'vite';
import { policyRefused, type Refusal } from '../../development/messages.ts';
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
  return [policy, pageOfErrors];
}

/** Vite's page of an error has no type, and under our headers browsers do not guess: they would show its source. */
const pageOfErrors: Plugin = {
  name: 'mint-row:page-of-errors',
  apply: 'serve',
  // After everything that may fail.
  enforce: 'post',
  configureServer:
    ({ middlewares }) =>
    () => {
      middlewares.use(((error, _request, response, next) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        next(error);
      }) satisfies Connect.ErrorHandleFunction);
    },
};
