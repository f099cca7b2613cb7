export { importPage } from './import-page.ts';
