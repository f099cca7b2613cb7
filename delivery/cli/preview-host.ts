import { Option } from 'commander';
import { PreviewHost } from '../serve/preview-host.ts';

/** Where previews are on the machine of who makes them, and the port that `serve` has by default. */
const here = '*.preview.localhost:4173';

/** The option that says which hosts previews have; the same for who makes previews and for the server. */
export function previewHostOption(): Option {
  return new Option('--preview-host <pattern>', 'the hosts of previews, with "*" for the id: "*.preview.example.com"')
    .argParser((text) => new PreviewHost(text))
    .default(new PreviewHost(here), here);
}
