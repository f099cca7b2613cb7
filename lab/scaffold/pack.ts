import { join, relative } from 'node:path';
import { packKit } from './pack-kit.ts';

// Packs the kit for remotes in other repositories: npm run lab -- pack [-- FOLDER]. Without a folder, into dist.
const root = join(import.meta.dirname, '../..');
const file = await packKit(root, process.argv[2] ?? join(root, 'dist'));
console.log(`${relative(process.cwd(), file)}: install it in a remote's repository, or publish it to a registry.`);
