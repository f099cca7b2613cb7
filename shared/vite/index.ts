export { oldestBrowsers } from './base.ts';
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
export { subsetFonts } from './subset-fonts.ts';
