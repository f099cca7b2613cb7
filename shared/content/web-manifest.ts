import { addressIn, type InFolder, icons, paths } from '../contract/index.ts';
import { name } from './site.ts';

/** The web app manifest, with which a browser puts the site on a home screen. It stays a page in a browser: it has no window of its own. */
export function webManifestAt(place: InFolder) {
  return {
    name,
    short_name: name,
    start_url: addressIn(place, paths.home),
    display: 'browser',
    background_color: '#f3eee2',
    theme_color: '#f3eee2',
    icons: icons.flatMap(({ path, type, size }) =>
      size ? [{ src: addressIn(place, path), type, sizes: `${size}x${size}` }] : [],
    ),
  };
}
