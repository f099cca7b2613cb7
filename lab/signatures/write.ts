import { writeFile } from 'node:fs/promises';
import { contractParts } from './contract-parts.ts';
import { signaturesFile, signaturesModule } from './signatures-module.ts';

// Writes the signatures of the contract's current declarations: npm run lab -- signatures.
await writeFile(signaturesFile, signaturesModule(contractParts()));
