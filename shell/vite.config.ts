import { defineShell } from '@mint-row/kit/vite';

export default defineShell();
