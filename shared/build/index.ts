export { hashInputs, inputsOf, testPatterns } from './inputs.ts';
export { buildFile, buildOf, recordBuild } from './record.ts';
