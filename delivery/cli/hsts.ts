import { hstsScopes } from '@mint-row/kit/headers';
import { Option } from 'commander';

/** The option that says what HSTS covers; the same for our server and for exports. */
export function hstsOption(): Option {
  return new Option(
    '--hsts <scope>',
    'the hosts that browsers reach only over TLS from then on: this host, all below it, or browsers’ built-in lists too',
  )
    .choices(hstsScopes)
    .default('host');
}
