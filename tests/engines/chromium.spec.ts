import { chromium } from './puppeteer.ts';
import { tryIn } from './try-in.ts';

tryIn(chromium);
