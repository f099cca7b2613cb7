import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contractIdOf } from '@mint-row/kit/build';
import { root } from '../../tests/site/root.ts';

/** The module that `npm run lab -- signatures` writes. */
export const signaturesFile = join(root, 'shared/contract/signatures.ts');

/** The signature of a part: enough digits to distinguish forms. It is no protection. */
export function signatureOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The text of the module for the parts of the contract. */
export function signaturesModule(parts: ReadonlyMap<string, string>): string {
  const signatures = Object.fromEntries([...parts].map(([part, text]) => [part, signatureOf(text)]));
  return [
    "import type { Signatures } from './fit.ts';",
    '',
    '/** Every part of the contract, with a hash of what it declares. Written by `npm run lab -- signatures`. */',
    'export const signatures: Signatures = {',
    ...Object.entries(signatures).map(([part, signature]) => `  ${part}: '${signature}',`),
    '};',
    '',
    '/** All of them together: what browsers compare, see `contractIdOf`. */',
    `export const contractId = '${contractIdOf(signatures)}';`,
    '',
  ].join('\n');
}
