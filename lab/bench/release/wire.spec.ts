import type { CDPSession } from '@playwright/test';
import { expect, it } from 'vitest';
import { Wire } from './wire.ts';

/** A tab's session, of which a test sends the events. */
function fakeSession() {
  const listeners = new Map<string, (event: object) => void>();
  const session = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    send: async () => {},
  };
  const emit = (name: string, event: object) => listeners.get(`Network.${name}`)?.(event);
  const request = (requestId: string, path: string, type: string) =>
    emit('requestWillBeSent', { requestId, type, request: { url: `http://localhost${path}` } });
  return { session: session as unknown as CDPSession, emit, request };
}

it('counts headers and body of an answer, and tells what kind of file it is', async () => {
  const { session, emit, request } = fakeSession();
  const wire = await Wire.of(session);
  request('1', '/marvel', 'Document');
  emit('responseReceivedExtraInfo', { requestId: '1', statusCode: 200 });
  emit('responseReceived', { requestId: '1', response: { status: 200, encodedDataLength: 300 } });
  expect(wire.isQuiet).toBe(false);
  emit('loadingFinished', { requestId: '1', encodedDataLength: 1300 });
  expect(wire.isQuiet).toBe(true);
  expect(wire.answers).toEqual([{ path: '/marvel', kind: 'documents', status: 200, bytes: 1300, body: 1000 }]);
});

it('counts only the headers of a file that has not changed, which the browser reports as whole', async () => {
  const { session, emit, request } = fakeSession();
  const wire = await Wire.of(session);
  request('1', '/registry.json', 'Fetch');
  emit('responseReceivedExtraInfo', { requestId: '1', statusCode: 304 });
  emit('responseReceived', { requestId: '1', response: { status: 200, encodedDataLength: 400 } });
  emit('loadingFinished', { requestId: '1', encodedDataLength: 400 });
  expect(wire.answers).toEqual([{ path: '/registry.json', kind: '304', status: 304, bytes: 400, body: 0 }]);
});

it('does not count what comes from the cache', async () => {
  const { session, emit, request } = fakeSession();
  const wire = await Wire.of(session);
  request('1', '/a.js', 'Script');
  emit('responseReceived', { requestId: '1', response: { status: 200, fromDiskCache: true, encodedDataLength: 0 } });
  emit('loadingFinished', { requestId: '1', encodedDataLength: 0 });
  expect(wire.answers).toEqual([]);
});
