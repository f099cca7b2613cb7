import { DeliveryError } from '../../common/errors.ts';

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const pattern = new RegExp(String.raw`^\*((?:\.${label})+)(:\d{1,5})?$`);

/** Browsers take `localhost` and every name below it for this machine, without any set-up: RFC 6761, 6.3. */
const isLocal = /(?:^|\.)localhost$/;

/** The hosts of previews: each has a name of its own, and so an origin of its own in browsers. */
export class PreviewHost {
  /** As it was given. */
  readonly text: string;
  readonly #domain: string;
  readonly #port: string;

  /**
   * @param text a name with "*" for the id, and a port if the address needs one: "*.preview.example.com"
   * @throws DeliveryError when it is something else
   */
  constructor(text: string) {
    const [, domain, port = ''] = pattern.exec(text.toLowerCase()) ?? [];
    if (!domain) {
      throw new DeliveryError(
        `"${text}" is not a pattern for the hosts of previews. Give a name that begins with "*.", where the id goes: --preview-host "*.preview.example.com"`,
      );
    }
    this.text = text;
    this.#domain = domain;
    this.#port = port;
  }

  /**
   * The address of a preview: over TLS, except on this machine.
   * @param id or "*", for the pattern of all addresses
   * @param port replaces the pattern's on this machine, where no proxy is in between
   */
  addressOf(id: string, port?: number): string {
    const local = isLocal.test(this.#domain);
    const suffix = local && port !== undefined ? `:${port}` : this.#port;
    return `${local ? 'http' : 'https'}://${id}${this.#domain}${suffix}`;
  }

  /**
   * The part of a host's name in the place of the id, whether or not there is such a preview.
   * @param authority a name, with or without a port
   * @returns null when the host is not one of previews
   */
  idIn(authority: string): string | null {
    const name = authority.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    return name.endsWith(this.#domain) ? name.slice(0, -this.#domain.length) : null;
  }
}
