import { appsOf } from '@mint-row/kit/build';
import { buildChanged } from '../build/build.ts';
import { reportBuild, runCommand } from './command.ts';
import { root } from './root.ts';

runCommand(() => buildChanged(appsOf(root), { root, onBuilt: reportBuild }));
