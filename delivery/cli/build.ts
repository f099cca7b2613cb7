import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { buildChanged } from '../build/build.ts';
import { reportBuild, runCommand } from './command.ts';

runCommand(() => buildChanged(appNames, { root: join(import.meta.dirname, '../..'), onBuilt: reportBuild }));
