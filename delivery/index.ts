export { integrityListsOf, integrityOf, modulesOf, stylesOf } from '@mint-row/kit/build';
export { faultsOfStylesheet, markupFaults, styleFaults, weighFiles } from '@mint-row/kit/checks';
export {
  type Artifact,
  type RemoteArtifact,
  readArtifact,
  type ShellArtifact,
} from './artifact/artifact.ts';
export { unpacked } from './artifact/unpack.ts';
export { buildChanged } from './build/build.ts';
export { changedSince } from './build/changed.ts';
export { checkSources } from './build/current.ts';
export { bundles, writeBundle } from './cli/bundle.js';
export { checkTypes } from './cli/check-types.ts';
export { buildApps, type Check, exitCodeOf, runChecks, runNode, runTool } from './cli/checks.ts';
export { frameOf, makeDocument } from './compose/frame.ts';
export { planFaults } from './compose/plan.ts';
export { faultsOf, kindsOfWalls } from './compose/sandbox.ts';
export { speculationRules } from './compose/speculation-rules.ts';
export { visitHtml } from './compose/visit-html.ts';
export { startProcess } from './compose/walls/confined-process.ts';
export type { Walls } from './compose/walls/walls.ts';
export { DeliveryError } from './delivery-error.ts';
export { FrozenError, RefusedError } from './refusals.ts';
export { assemble } from './release/assemble.ts';
export {
  budgets,
  documentBudget,
  firstLoadBudgets,
  ownFirstLoadBudgets,
  registryBudget,
} from './release/budgets.ts';
export type { Changes, PageChange } from './release/changes/changes.ts';
export { changesBetween } from './release/changes/changes-between.ts';
export { changesPage } from './release/changes/page.ts';
export { type Copied, copyStore } from './release/copy-store.ts';
export { diff } from './release/diff.ts';
export { readFleet } from './release/fleet.ts';
export { lock, unlock } from './release/freeze.ts';
export { PartDraft } from './release/part-draft.ts';
export { preview } from './release/preview.ts';
export { prunable, prune } from './release/prune.ts';
export { check, type PublishOptions, publish } from './release/publish.ts';
export { publishPreview } from './release/publish-preview.ts';
export { rollbackApps, rollbackSnapshot } from './release/rollback.ts';
export { missingOf } from './release/site-artifacts.ts';
export { describePreviews, type ListedPreview } from './release/standing-previews.ts';
export { verify } from './release/verify.ts';
export { LiveSite } from './serve/live-site.ts';
export { PreviewHost } from './serve/preview-host.ts';
export { Previews } from './serve/previews.ts';
export { closeServer, type ServeOptions, serveSite } from './serve/server.ts';
export { Site } from './serve/site.ts';
export { exportSite } from './serve/web-server/export.ts';
export { configurationFile, webServers } from './serve/web-server/index.ts';
export { decodeDelta } from './store/deltas/delta.ts';
export { encode } from './store/encode.ts';
export { FileStorage } from './store/file-storage.ts';
export { type Generation, readHistory, readLive } from './store/history.ts';
export { MemoryStorage } from './store/memory-storage.ts';
export { Names } from './store/names.ts';
export { openStorage } from './store/open-storage.ts';
export { type Preview, readPreview } from './store/previews.ts';
export { filesOf, readSnapshot } from './store/snapshots.ts';
export type { Storage } from './store/storage.ts';
