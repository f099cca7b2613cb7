export {
  type Artifact,
  type RemoteArtifact,
  readArtifact,
  type ShellArtifact,
  workspaceOf,
} from './artifact/artifact.ts';
export { modulesOf } from './artifact/module-graph.ts';
export { buildChanged } from './build/build.ts';
export { compose } from './compose/compose.ts';
export { DeliveryError } from './delivery-error.ts';
export { closeServer, type ServeOptions, serveSite } from './serve/server.ts';
export { Site } from './serve/site.ts';
export { encode } from './store/encode.ts';
export { publishSite } from './store/publish.ts';
export { readSnapshot, type Snapshot } from './store/snapshot.ts';
export { Store } from './store/store.ts';
