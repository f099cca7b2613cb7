import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { kindsOfWalls, type Walls, wallFaults } from '../../../delivery/index.ts';
import { temporaryFolder } from '../../../tests/release/tiny-site.ts';

/** The facts that hostile code gets about the machine around it, so that only the walls keep it away. */
export interface Surroundings {
  /** A folder outside, a file in it with a secret, and paths of files that do not exist yet. */
  folder: string;
  secret: string;
  written: string;
  /** A process outside. */
  pid: number;
  /** The port of a listener outside. */
  tcp: number;
  udp: number;
  socket: string;
  abstractSocket: string;
  /** A word in the arguments of the processes that it starts. */
  marker: string;
}

/** A machine with targets for attacks, and all the kinds of walls that it supports. */
export class Scene {
  readonly surroundings: Surroundings;
  /** The kinds of walls that work here. */
  readonly walls: readonly Walls[];
  readonly #ends: (() => unknown)[] = [];

  private constructor(folder: string, walls: readonly Walls[]) {
    this.walls = walls;
    this.surroundings = {
      folder,
      secret: join(folder, 'secret'),
      written: join(folder, 'written'),
      pid: process.pid,
      tcp: 0,
      udp: 0,
      socket: join(folder, 'socket'),
      abstractSocket: `\0${folder}`,
      marker: `marker-${randomUUID()}`,
    };
  }

  static async open(): Promise<Scene> {
    const { folder, remove } = await temporaryFolder();
    const standing: Walls[] = [];
    for (const walls of kindsOfWalls()) if ((await wallFaults(walls)) === '') standing.push(walls);
    const scene = new Scene(folder, standing);
    scene.#ends.push(remove);
    await writeFile(scene.surroundings.secret, 'a secret');
    await scene.#listen();
    return scene;
  }

  async close(): Promise<void> {
    for (const end of this.#ends.reverse()) await end();
  }

  /** Writes an artifact with hostile code: a folder for one attempt, with links out of it. */
  async artifact(code: string): Promise<{ folder: string; remove: () => Promise<void> }> {
    const { secret } = this.surroundings;
    const folder = join(this.surroundings.folder, randomUUID());
    await mkdir(folder);
    await writeFile(join(folder, 'attack.mjs'), code);
    await writeFile(join(folder, 'page.mjs'), '');
    await symlink(secret, join(folder, 'link'));
    await symlink(relative(folder, secret), join(folder, 'link-upwards'));
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  }

  async #listen(): Promise<void> {
    const { socket, abstractSocket } = this.surroundings;
    for (const endpoint of [{ host: '127.0.0.1', port: 0 }, { path: socket }, { path: abstractSocket }]) {
      const server = createServer((connection) => connection.on('error', () => {}).end('hello'));
      await once(server.listen(endpoint), 'listening');
      this.#ends.push(() => server.close());
      const address = server.address();
      if (typeof address !== 'string') this.surroundings.tcp = (address as AddressInfo).port;
    }
    // A name server that answers every query with "no such name".
    const datagrams = createSocket('udp4').on('message', (message, { port, address }) => {
      const flags = [(message[2] ?? 0) | 0x80, 3];
      datagrams.send(Buffer.concat([message.subarray(0, 2), Buffer.from(flags), message.subarray(4)]), port, address);
    });
    datagrams.bind(0, '127.0.0.1');
    await once(datagrams, 'listening');
    this.surroundings.udp = datagrams.address().port;
    this.#ends.push(() => datagrams.close());
  }
}
