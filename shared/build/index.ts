export { contractIdOf } from './contract-id.ts';
export { hashInputs, inputsOf, isAmong } from './inputs.ts';
export { integrityListsOf, integrityOf, releaseOf } from './integrity.ts';
export { filesThatRender, isOfPackages, modulesOf, packagesChunk, stylesOf } from './module-graph.ts';
export { packageManager } from './package-manager.ts';
export { buildFile, buildOf, checkoutOf, recordBuild, warningsFile } from './record.ts';
export { appsOf, declarationFile, outsideOfPatterns, readDeclaration, readRemotes, workspaceOf } from './remotes.ts';
