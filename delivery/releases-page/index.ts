export { askServers, readMetrics } from './counted.ts';
export { type Overview, readOverview } from './overview.ts';
export { releasesPage } from './page.ts';
