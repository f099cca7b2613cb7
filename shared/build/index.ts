export { checkoutOf } from './checkout.ts';
export { contractIdOf } from './contract-id.ts';
export { hashInputs, inputsOf, isAmong } from './inputs.ts';
export { integrityOf, releaseOf } from './integrity.ts';
export { integrityListsOf } from './integrity-lists.ts';
export { modulesOf, stylesOf } from './module-graph.ts';
export { buildFile, buildOf, recordBuild } from './record.ts';
export { appsOf, declarationFile, readDeclaration, readRemotes, workspaceOf } from './remotes.ts';
