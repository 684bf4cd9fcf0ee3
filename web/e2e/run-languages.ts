import { inTurn } from '../../server/test/depth.ts';
import { LANGUAGES, type Language } from './texts.ts';

/**
 * The languages of a journey: both in a deep run (`npm run test:deep`), otherwise alternately one of them, so that
 * every run has a similar number in each language.
 */
export function runLanguages(turn: number): readonly Language[] {
  return inTurn(LANGUAGES, turn, LANGUAGES.length);
}
