import { firefox } from './puppeteer.ts';
import { tryIn } from './try-in.ts';

tryIn(firefox);
