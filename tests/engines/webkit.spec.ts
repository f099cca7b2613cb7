import { tryIn } from './try-in.ts';
import { webkit } from './webkit.ts';

tryIn(webkit);
