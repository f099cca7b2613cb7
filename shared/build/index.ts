export { hashInputs, inputsOf, testPatterns } from './inputs.ts';
export { buildFile, buildOf, recordBuild } from './record.ts';
export { appsOf, declarationFile, readDeclaration, readRemotes, workspaceOf } from './remotes.ts';
