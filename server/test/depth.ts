/** How much a run tries: `npm test` a fixed choice of cases, `npm run test:deep` all of them and random ones. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';
