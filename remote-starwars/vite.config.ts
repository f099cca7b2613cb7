import { defineRemote } from '../shared/vite/index.ts';

export default defineRemote();
