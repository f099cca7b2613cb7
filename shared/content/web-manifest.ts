import { icons, paths } from '../contract/index.ts';
import { name } from './site.ts';

/** The web app manifest, with which a browser puts the site on a home screen. It stays a page in a browser: it has no window of its own. */
export const webManifest = {
  name,
  short_name: name,
  start_url: paths.home,
  display: 'browser',
  background_color: '#f3eee2',
  theme_color: '#f3eee2',
  icons: icons.flatMap(({ path, type, size }) => (size ? [{ src: path, type, sizes: `${size}x${size}` }] : [])),
};
