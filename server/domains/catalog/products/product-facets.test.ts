import { expect, test } from '@jest/globals';
import { visitor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { createSampleCatalog, SAMPLE_PENDANT, WORKED_EXAMPLE } from '../../../test/sample-catalog.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const MORE_BANDS = 20;
await createSampleCatalog(db, {
  now: NOW,
  pieces: [
    ...Array.from({ length: MORE_BANDS }, (_, index) => ({ ...WORKED_EXAMPLE, code: `B-${index}` })),
    { ...SAMPLE_PENDANT, code: 'HIDDEN-1', featuredRank: null, shownInCatalog: false },
  ],
});
const anybody = visitor(db);
const BANDS = MORE_BANDS + 1;

// What GraphQL answered, as far as a test looks into it.
// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
type Row = any;

test('filters offer what finds something, with counts', async () => {
  const document = `query ($code: String) { filterAttributes(categoryCode: $code) {
    attribute { code } options { productCount option { code name } }
  } }`;
  const { data } = await run(anybody, document, { code: 'BANDS' }, { now: NOW, language: 'fr' });
  expect(data.filterAttributes).toEqual([
    {
      attribute: { code: 'FINISH' },
      options: [
        { productCount: BANDS, option: { code: 'POLISHED', name: 'Poli' } },
        { productCount: BANDS, option: { code: 'BRUSHED', name: 'Brossé' } },
      ],
    },
    {
      attribute: { code: 'QUALITY' },
      options: [
        { productCount: BANDS, option: { code: 'G_VS', name: 'G-VS' } },
        { productCount: BANDS, option: { code: 'H_SI', name: 'H-SI' } },
      ],
    },
  ]);
  expect((await run(anybody, document, { code: 'PENDANTS' }, { now: NOW })).data.filterAttributes).toEqual(
    [],
  );
});

test('each choice is counted beside the other filters, and not beside its own', async () => {
  const document = `query ($filter: ProductFilter) {
    attributes: filterAttributes { attribute { databaseId code } options { option { databaseId code } } }
    productFacets(filter: $filter) {
      productCount
      alloys { databaseId code productCount }
      attributes { attribute { code } options { productCount option { code } } }
    }
    products(first: 0, filter: $filter) { totalCount { count } }
  }`;
  const ask = async (filter: object) => (await run(anybody, document, { filter }, { now: NOW })).data;
  const whole = await ask({});
  const finish = whole.attributes.find(({ attribute }: Row) => attribute.code === 'FINISH');
  const [polished, brushed] = finish.options.map(({ option }: Row) => option.databaseId);
  const chosen = { attributes: [{ attributeId: finish.attribute.databaseId, optionIds: [polished] }] };
  const narrowed = await ask(chosen);
  const both = await ask({ attributes: [{ ...chosen.attributes[0], optionIds: [polished, brushed] }] });
  const ofFinish = ({ productFacets }: Row) =>
    productFacets.attributes.find(({ attribute }: Row) => attribute.code === 'FINISH');
  expect(narrowed.productFacets.productCount).toBe(narrowed.products.totalCount.count);
  // Another option of the same attribute adds pieces: it is counted as before.
  expect(ofFinish(narrowed)).toEqual(ofFinish(whole));
  expect(ofFinish(both)).toEqual(ofFinish(whole));
  for (const { databaseId, code, productCount } of narrowed.productFacets.alloys) {
    const withAlloy = await ask({ ...chosen, alloyIds: [databaseId] });
    expect([code, productCount]).toEqual([code, withAlloy.products.totalCount.count]);
    expect(withAlloy.productFacets.alloys).toEqual(narrowed.productFacets.alloys);
  }
});
