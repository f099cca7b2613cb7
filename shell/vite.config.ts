import { defineShell } from '../shared/vite/index.ts';

export default defineShell();
