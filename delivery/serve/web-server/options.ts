import { site } from '@mint-row/shared/content';
import { DeliveryError } from '../../delivery-error.ts';

/** What a web server's configuration needs to know of the machine. */
export interface WebServerOptions {
  /** The folder that holds the files, as the web server sees it. */
  root: string;
  /** The port that is listened on; 443 with TLS and 8080 without, if it is not given. */
  port?: number;
  /** The files of the certificate and its key; without them something in front of this web server speaks TLS, or nobody. */
  tls?: { certificate: string; key: string };
  /** Whether what is in front sets `X-Forwarded-Proto`. Without such a proxy, anybody could. */
  trustProxy?: boolean;
}

/** Where visitors are sent who come without TLS. */
export const secureOrigin = site.origin;

/**
 * A string in a configuration, in double quotes.
 * @throws DeliveryError when it holds what would be replaced
 */
export function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  if (/[\u0000-\u001f\u007f\\$`{}]/.test(text)) {
    throw new DeliveryError(
      `${JSON.stringify(text)} has a character that a web server's configuration cannot hold. Rename the file or folder.`,
    );
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}
