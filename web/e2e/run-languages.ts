import { inTurn } from '../../server/test/depth.ts';
import { LANGUAGES, type Language } from './texts.ts';

/**
 * The languages in which a run takes a journey: both in a deep run (`npm run test:deep`), else the one whose turn it is.
 * Journeys take turns, so that every run has about as many in either language.
 */
export function runLanguages(turn: number): readonly Language[] {
  return inTurn(LANGUAGES, turn, LANGUAGES.length);
}
