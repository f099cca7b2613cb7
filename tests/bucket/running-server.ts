import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask } from '../serving/ask.ts';

/** A server of a store. */
export interface Running {
  process: ChildProcess;
  port: number;
  /** Its output on standard error. */
  output: () => string;
}

/** Starts a server in a process of its own, like another machine, with the object store at the endpoint. */
export async function runServer(store: string, endpoint: string): Promise<Running> {
  const child = fork(join(import.meta.dirname, '../serving/serve-process.ts'), [store], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, AWS_ENDPOINT_URL_S3: endpoint },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(output))),
  ]);
  return { process: child, port: Number(port), output: () => output };
}

/** A server's answers: the text of Marvel's page, and that of its code, which is requested from another server. */
export async function look(page: Running, code: Running) {
  const { status, body } = await ask(page.port, '/marvel');
  const [asset = ''] = /\/remotes\/marvel\/remoteEntry\.[\w-]+\.js/.exec(String(body)) ?? [];
  const script = await ask(code.port, asset);
  return {
    statuses: [status, script.status],
    page: /<h1>(\w+)/.exec(String(body))?.[1],
    code: /\/\/ (\w+)/.exec(String(script.body))?.[1],
  };
}

/** The health answer of a server. */
export const health = async ({ port }: Running) => {
  const { status, headers, body } = await ask(port, '/health.json');
  return { status, cached: headers['cache-control'], ...(JSON.parse(String(body)) as object) };
};
