import type { Plugin } from 'vite';
import { policyRefused, type Refusal } from '../../development/messages.ts';
import { commonHeaders, setHeaders } from '../../headers/index.ts';

/** What to do instead, by the directive of the policy that refuses. */
const advice: Readonly<Record<string, string>> = {
  'img-src': 'Pictures come from the site itself: draw it in src/art/.',
  'style-src-attr': 'Give it a class, and the class its style in src/styles.css.',
  'style-src-elem': 'Put the styles into src/styles.css.',
  'script-src-elem': 'Put the code into a module of src/pages/.',
  'script-src-attr': 'Use an event handler of React, for example onClick.',
};

/** Sends the headers of production with every answer, and says in terminal and overlay what a document's policy refuses. */
export function policyOfProduction(): Plugin {
  return {
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
}
