import { expect } from '@jest/globals';
import { runOperation, type Session } from '../run-operation.ts';

/** A requested quote of a ring that is in no other journey. */
export async function newQuote(customer: Session): Promise<{ id: string; number: string }> {
  const { product } = await runOperation(customer, '{ product(code: "RS-101") { databaseId } }');
  const { asked } = await runOperation(
    customer,
    `mutation ($input: RequestPriceQuoteInput!) { asked: requestPriceQuote(input: $input) {
      ... on RequestPriceQuoteSuccess { priceQuote { id number } } } }`,
    { input: { configuration: { itemTypeId: product.databaseId, size: '7' }, quantity: 1 } },
  );
  await takeSteps(customer, asked.priceQuote.id, ['SUBMIT']);
  return asked.priceQuote;
}

/** Runs transitions of a quote that need no further input. */
export async function takeSteps(user: Session, id: string, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    const { taken } = await runOperation(
      user,
      `mutation ($input: TransitionPriceQuoteInput!) { taken: transitionPriceQuote(input: $input) { __typename } }`,
      { input: { id, action } },
    );
    expect([action, taken.__typename]).toEqual([action, 'TransitionPriceQuoteSuccess']);
  }
}
