import type { AppName } from '../contract/index.ts';

/** Where each application is served in development; the built site has 4173. */
export const developmentPorts: Record<AppName, number> = {
  shell: 5173,
  marvel: 5174,
  pokemon: 5175,
  starwars: 5176,
  editorial: 5177,
};
