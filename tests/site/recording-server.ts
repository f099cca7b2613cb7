import { createServer, request } from 'node:http';
import { listening } from '../serving/listening.ts';

/** A server that passes everything on, both ways, and records the answers. */
export interface RecordingServer {
  url: string;
  /** The status and the path of each answer, and the names of its headers, in lower case. */
  answers: { status: number; path: string; headers: string[] }[];
  stop: () => void;
}

/** @param to the address of the site's server */
export async function startRecordingServer(to: string): Promise<RecordingServer> {
  const answers: RecordingServer['answers'] = [];
  const server = createServer(({ method, url = '/', headers }, response) => {
    request(new URL(url, to), { method, headers }, (answer) => {
      const { statusCode: status = 500, headers: sent } = answer;
      answers.push({ status, path: url, headers: Object.keys(sent) });
      response.writeHead(status, sent);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  const url = `http://127.0.0.1:${await listening(server)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, answers, stop };
}

/** Runs in a page: adds a script, which the policy of every page refuses, and notes in the page what stopped it. */
export function addScript(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    dataset.stopped = effectiveDirective;
  });
  const script = document.createElement('script');
  script.append('document.documentElement.dataset.ran = "yes"');
  document.head.append(script);
}

/** Runs in a page: whether the added script ran, or what stopped it. */
export function fateOfScript(): string {
  const { ran, stopped } = document.documentElement.dataset;
  return ran ? 'ran' : (stopped ?? '');
}
