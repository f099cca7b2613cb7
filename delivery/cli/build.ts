import { appsOf } from '@mint-row/kit/build';
import { buildChanged } from '../build/build.ts';
import { root } from './checkout.ts';
import { reportBuild, runCommand } from './command.ts';

runCommand(() => buildChanged(appsOf(root), { root, onBuilt: reportBuild }));
