import { writeFile } from 'node:fs/promises';
import { contractParts } from './contract-parts.ts';
import { signaturesFile, signaturesModule } from './signatures-module.ts';

// Writes what the declarations of the contract say now: npm run lab -- signatures.
await writeFile(signaturesFile, signaturesModule(contractParts()));
