/** Lists every other file of an artifact with its hash. */
export const manifestFile = 'manifest.json';
