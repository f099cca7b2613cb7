import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { webServers } from '../../delivery/index.ts';

export type WebServer = (typeof webServers)[number];

/** The modules that nginx needs to serve brotli and to ignore headers, in Debian's folder. */
export const nginxModules = ['brotli_static', 'headers_more_filter'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`,
);

/**
 * The folders in which npm puts a package for each kind of machine; `npm ci --prefix tests/serving/workerd` installs
 * this one's.
 */
const workerdPackages = join(import.meta.dirname, 'workerd/node_modules/@cloudflare');

/** The missing part of a server's installation; null when it can run. */
export function missing(webServer: WebServer): string | null {
  if (!programOf(webServer)) return `${webServer === 'worker' ? 'workerd' : webServer} is not installed`;
  const lacking = webServer === 'nginx' ? nginxModules.find((module) => !existsSync(module)) : undefined;
  return lacking ? `nginx has no ${lacking}` : null;
}

/** The program of a server, if it is installed. */
export function programOf(webServer: WebServer): string | undefined {
  return webServer === 'worker' ? workerdPrograms().find((file) => existsSync(file)) : installed(webServer);
}

/** The path of a program, if it is installed. */
export function installed(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return places.map((path) => join(path, name)).find((path) => existsSync(path));
}

function workerdPrograms(): string[] {
  if (!existsSync(workerdPackages)) return [];
  const program = process.platform === 'win32' ? 'workerd.exe' : 'workerd';
  return readdirSync(workerdPackages).map((name) => join(workerdPackages, name, 'bin', program));
}
