import type { DemoTexts } from './demo-texts.ts';
import { english } from './english-texts.ts';
import { french } from './french-texts.ts';

/** The texts of a language. */
export const TEXTS: Readonly<Record<'en' | 'fr', DemoTexts>> = { en: english, fr: french };
