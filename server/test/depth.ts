/** How much a run tries: `npm test` a fixed choice of cases, `npm run test:deep` all of them and random ones. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** Cases that are shared out: all of them in a deep run, else every `of`th beginning at `turn`; the turns together try all. */
export function inTurn<Case>(cases: readonly Case[], turn: number, of: number): readonly Case[] {
  return isDeep ? cases : cases.filter((_case, index) => index % of === turn % of);
}
