import { describe, expect, it } from 'vitest';
import { PreviewHost } from './preview-host.ts';

describe('the hosts of previews', () => {
  it.each([
    ['*.preview.localhost', 'http://id.preview.localhost'],
    ['*.Preview.localhost:4173', 'http://id.preview.localhost:4173'],
    ['*.preview.example.com', 'https://id.preview.example.com'],
    ['*.preview.example.com:8443', 'https://id.preview.example.com:8443'],
  ])('%s make the address %s', (pattern, address) => {
    expect(new PreviewHost(pattern).addressOf('id')).toBe(address);
  });

  it.each(['preview.example.com', '*', '*.', 'https://*.example.com', '*.a..b', '*.example.com/', '*.*.com'])(
    'cannot be %s',
    (pattern) => {
      expect(() => new PreviewHost(pattern)).toThrow(/begins with "\*\."/);
    },
  );
});
