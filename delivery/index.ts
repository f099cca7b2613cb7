export { integrityListsOf, integrityOf, modulesOf, stylesOf } from '@mint-row/kit/build';
export {
  faultsOfStylesheet,
  markupFaults,
  overBudget,
  shareFaults,
  styleFaults,
  weighFiles,
} from '@mint-row/kit/checks';
export {
  type Artifact,
  type RemoteArtifact,
  readArtifact,
  type ShellArtifact,
} from './artifact/artifact.ts';
export { unpacked } from './artifact/unpack.ts';
export { buildChanged, checkSources } from './build/build.ts';
export { changedSince } from './build/changed.ts';
export { bundles, findComposerId, writeBundle } from './cli/bundle.js';
export { checkTypes } from './cli/check-types.ts';
export { buildApps, exitCodeOf, type NamedCheck, runChecks, runDevTool, runNode } from './cli/checks.ts';
export { DeliveryError, FrozenError, RefusedError } from './common/errors.ts';
export { cutFrame, makeDocument } from './compose/frame.ts';
export { visitHtml } from './compose/html.ts';
export { planFaults, planSite } from './compose/plan.ts';
export { type Ended, ReleaseGuard } from './guard/guard.ts';
export { WatchedServers } from './guard/servers.ts';
export { operate } from './operate/operate.ts';
export { type CountedReport, Receiver, type Refusal } from './operate/receiver.ts';
export { assemble } from './release/assemble.ts';
export { documentFaults, loadFaults } from './release/budget-faults.ts';
export { budgets, documentLimit, pageBudget } from './release/budgets.ts';
export { freeze, setSigners, unfreeze } from './release/change.ts';
export type { Changes, PageChange } from './release/changes/changes.ts';
export { changesBetween, diff } from './release/changes/changes-between.ts';
export { changesPage } from './release/changes/page.ts';
export { PartDraft } from './release/compose-parts.ts';
export { type Copied, copyStore } from './release/copy.ts';
export { readFleet } from './release/fleet.ts';
export type { GuardPlan } from './release/guard-plan.ts';
export { liveArtifacts } from './release/live-artifacts.ts';
export { preview, publishPreview } from './release/preview.ts';
export { prunable, prune } from './release/prune.ts';
export { check, type PublishOptions, publish } from './release/publish.ts';
export { retire } from './release/retire.ts';
export { rollbackApps, rollbackSnapshot } from './release/rollback.ts';
export { setPlace } from './release/set-place.ts';
export { missingOf } from './release/site-artifacts.ts';
export { describePreviews, type ListedPreview } from './release/standing-previews.ts';
export { verify } from './release/verify/verify.ts';
export { readMetrics, readOverview, releasesPage } from './releases-page/index.ts';
export { startProcess } from './sandbox/confined-process.ts';
export { kindsOfWalls, wallFaults } from './sandbox/sandbox.ts';
export type { Walls } from './sandbox/walls.ts';
export { exportSite } from './serve/exports/export.ts';
export { configurationFile, webServers } from './serve/exports/web-servers.ts';
export { uploadWebsite } from './serve/exports/website-bucket.ts';
export { closeServer, type ServeOptions, serveSite } from './serve/http/server.ts';
export { PreviewHost } from './serve/sites/preview-host.ts';
export { Previews } from './serve/sites/previews.ts';
export { SiteFollower } from './serve/sites/site-follower.ts';
export { StoredSite } from './serve/sites/stored-site.ts';
export { auditHistory } from './signing/audit.ts';
export { openSigner, type Signer } from './signing/signer.ts';
export { encode } from './store/copies.ts';
export { FileStorage } from './store/file-storage.ts';
export { type Generation, readHistory, readLive } from './store/history.ts';
export { Names } from './store/names.ts';
export { type Preview, readPreview } from './store/previews.ts';
export { readSnapshot, snapshotFiles } from './store/snapshots.ts';
export type { Storage, Written } from './store/storage.ts';
export { storageAt } from './store/storage-at.ts';
export { writeOnce } from './store/written-once.ts';
