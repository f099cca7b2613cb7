export { checkoutOf } from './checkout.ts';
export { contractIdOf } from './contract-id.ts';
export { hashInputs, inputsOf, isAmong } from './inputs.ts';
export { integrityOf } from './integrity.ts';
export { buildFile, buildOf, recordBuild } from './record.ts';
export { appsOf, declarationFile, readDeclaration, readRemotes, workspaceOf } from './remotes.ts';
