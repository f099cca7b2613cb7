import { createHash, X509Certificate } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A certificate made for one run of the benchmark. */
export interface Certificate {
  key: string;
  cert: string;
  /** The hash of the certificate's public key, which Chromium must trust. */
  spki: string;
}

interface SelfSigned {
  generate: (
    attributes: { name: string; value: string }[],
    options: { keyType: 'ec' },
  ) => Promise<{ private: string; cert: string }>;
}

/** Makes a certificate for `localhost`. Chromium trusts it by its key, so that responses are cached as usual. */
export async function makeCertificate(): Promise<Certificate> {
  const resolved = createRequire(join(import.meta.dirname, '../package.json')).resolve('selfsigned');
  const { generate } = (await import(pathToFileURL(resolved).href)) as SelfSigned;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}
