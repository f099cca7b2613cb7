import { site } from '@mint-row/kit/content';
import type { HstsScope } from '@mint-row/kit/headers';
import { DeliveryError } from '../../delivery-error.ts';

/** What a web server's configuration needs to know about the machine. */
export interface WebServerOptions {
  /** The folder with the files, as the web server sees it. */
  root: string;
  /** The port to listen on; by default 443 with TLS, and 8080 without. */
  port?: number;
  /** The files of the certificate and its key. Without them, only a proxy in front can provide TLS. */
  tls?: { certificate: string; key: string };
  /** Whether a proxy in front sets `X-Forwarded-Proto`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** What HSTS covers, over TLS; `host` by default. */
  hsts?: HstsScope;
  /** With TLS: where requests without TLS are redirected, such as `https://cards.example`; by default the site's origin. */
  origin?: string;
  /** With TLS: the port whose requests are redirected; 80 by default. */
  redirectPort?: number;
}

/** Where a server with TLS redirects requests without it, and the port on which it receives them. */
export function tlsRedirect({ origin = site.origin, redirectPort = 80 }: WebServerOptions): {
  origin: string;
  port: number;
} {
  return { origin, port: redirectPort };
}

/**
 * A string in a configuration, in double quotes.
 * @throws DeliveryError when it contains a character that the server would replace
 */
export function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  if (/[\u0000-\u001f\u007f\\$`{}]/.test(text)) {
    throw new DeliveryError(
      `${JSON.stringify(text)} has a character that a web server's configuration cannot contain. Rename the file or folder.`,
    );
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}
