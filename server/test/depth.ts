/** Test depth: `npm test` runs a fixed selection of cases, `npm run test:deep` all of them plus random ones. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** A share of the cases: all in a deep run, otherwise every `of`th from `turn`. The turns together cover all cases. */
export function inTurn<Case>(cases: readonly Case[], turn: number, of: number): readonly Case[] {
  return isDeep ? cases : cases.filter((_case, index) => index % of === turn % of);
}
