export { contractIdOf } from './contract-id.ts';
export { hashInputs, inputsOf, isAmong } from './inputs.ts';
export { integrityListsOf, integrityOf, releaseOf } from './integrity.ts';
export { isOfPackages, modulesOf, packagesChunk, stylesOf } from './module-graph.ts';
export { buildFile, buildOf, checkoutOf, recordBuild } from './record.ts';
export { appsOf, declarationFile, readDeclaration, readRemotes, workspaceOf } from './remotes.ts';
