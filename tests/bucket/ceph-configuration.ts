/** The host whose subdomains are the websites of buckets. */
export const websiteHost = 'website.localhost';

interface Settings {
  folder: string;
  fsid: string;
  /** The ports of the monitor and of the gateway. */
  monitor: number;
  gateway: number;
}

/** The configuration of a Ceph of one node: no copies, objects in memory, every file in one folder. */
export function configurationOf({ folder, fsid, monitor, gateway }: Settings): string {
  const settings = {
    fsid,
    'mon initial members': 'tests',
    'mon host': `127.0.0.1:${monitor}`,
    'public network': '127.0.0.0/8',
    keyring: `${folder}/keyring`,
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 * 1024 ** 3,
    // One node with one disk is a cluster.
    'osd crush chooseleaf type': 0,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'mon allow pool size one': true,
    // Few placement groups, since one processor serves them all.
    'osd pool default pg num': 1,
    'osd pool default pgp num': 1,
    'osd pool default pg autoscale mode': 'off',
    // By default, a monitor on an almost full disk would end.
    'mon data avail crit': 1,
    'run dir': `${folder}/run`,
    'admin socket': `${folder}/run/$name.asok`,
    'pid file': `${folder}/run/$name.pid`,
    'log file': `${folder}/log/$name.log`,
    'mon data': `${folder}/mon`,
    'osd data': `${folder}/osd`,
    'mgr data': `${folder}/mgr`,
    'rgw data': `${folder}/rgw`,
    // Requests to <bucket>.<this name> are for a website.
    'rgw enable static website': true,
    'rgw enable apis': 's3, s3website, admin',
    'rgw dns name': 'localhost',
    'rgw dns s3website name': websiteHost,
    'rgw frontends': `beast endpoint=127.0.0.1:${gateway}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  return `[global]\n${lines.join('')}`;
}
