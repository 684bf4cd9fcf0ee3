import type { Environment } from '../environment.ts';
import { floorLane, httpLane, postgraphileLane, readWorkload } from '../http-lane.ts';
import { PRODUCTS } from '../programs/postgraphile-documents.ts';
import { ofTheFloor } from '../targets.ts';
import type { Workload } from '../workload.ts';

const first = 20;

/** Products with options of three attributes. */
export function productList({ fixtures, product, plain, floorUrl, postgraphileUrl }: Environment): Workload {
  const { attributes } = fixtures;
  const variables = { first, filter: { attributes } };
  return readWorkload({
    name: 'product list with three attribute filters',
    records: first * 2,
    lanes: [
      httpLane('product', () => product.wholesaler.call('BenchProducts', variables)),
      floorLane(
        floorUrl,
        '/products',
        attributes.map(({ attributeId, optionIds }) => ['attribute', [attributeId, ...optionIds].join()]),
      ),
      httpLane('plain', () => plain.wholesaler.call('BenchProducts', variables)),
      postgraphileLane(postgraphileUrl, PRODUCTS, { first, filter: { and: attributes.map(offers) } }),
    ],
    rows: [
      { name: 'product list with three attribute filters', lane: 'product', targets: [ofTheFloor(0.5)] },
    ],
  });
}

/** The condition in the syntax of PostGraphile's filter plugin. */
function offers({ attributeId, optionIds }: Environment['fixtures']['attributes'][number]) {
  const options = { some: { optionId: { in: optionIds } } };
  return {
    itemTypeAttributesByItemTypeId: {
      some: { attributeId: { equalTo: attributeId }, itemTypeAttributeOptionsByItemTypeAttributeId: options },
    },
  };
}
