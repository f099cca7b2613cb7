import { defineRemote } from '@mint-row/kit/vite';

export default defineRemote();
