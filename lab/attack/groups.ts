import type { Group } from './experiment.ts';
import { composing, files, markup } from './gate/gate.ts';
import { server } from './server/server.ts';
import { store } from './store/store.ts';
import { styles } from './styles/styles.ts';
import { visitors } from './visitors/visitors.ts';
import { walls } from './walls/walls.ts';

/** Every group of experiments, in the order in which they run. */
export const groups: readonly Group[] = [server, store, markup, files, composing, walls, styles, visitors];
