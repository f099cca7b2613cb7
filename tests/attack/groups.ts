import type { Group } from './experiment.ts';
import { styles } from './styles/styles.ts';

/** Every group of experiments, in the order in which they run. */
export const groups: readonly Group[] = [styles];
