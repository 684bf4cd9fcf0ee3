import { expect } from '@jest/globals';
import { type Asking, askServer } from '../ask-server.ts';

/** A requested quote of a ring that is in no other journey. */
export async function newQuote(customer: Asking): Promise<{ id: string; number: string }> {
  const { product } = await askServer(customer, '{ product(code: "RS-101") { databaseId } }');
  const { asked } = await askServer(
    customer,
    `mutation ($input: RequestPriceQuoteInput!) { asked: requestPriceQuote(input: $input) {
      ... on RequestPriceQuoteSuccess { priceQuote { id number } } } }`,
    { input: { configuration: { itemTypeId: product.databaseId, size: '7' }, quantity: 1 } },
  );
  await takeSteps(customer, asked.priceQuote.id, ['SUBMIT']);
  return asked.priceQuote;
}

/** Runs transitions of a quote that need no further input. */
export async function takeSteps(user: Asking, id: string, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    const { taken } = await askServer(
      user,
      `mutation ($input: TransitionPriceQuoteInput!) { taken: transitionPriceQuote(input: $input) { __typename } }`,
      { input: { id, action } },
    );
    expect([action, taken.__typename]).toEqual([action, 'TransitionPriceQuoteSuccess']);
  }
}
