import { randomUUID } from 'node:crypto';
import { runOperation, type Session } from '../run-operation.ts';

/** Repeats a finished job of the customer, for use in one journey only. Returns its number. */
export async function orderAgain(customer: Session): Promise<string> {
  const { jobOrders } = await runOperation(
    customer,
    '{ jobOrders(first: 20, tab: CLOSED) { edges { node { id pricingMode allowedActions { action enabled } } } } }',
  );
  type Edge = {
    node: { id: string; pricingMode: string; allowedActions: { action: string; enabled: boolean }[] };
  };
  const { node } = jobOrders.edges.find(({ node: { pricingMode, allowedActions } }: Edge) => {
    const canRepeat = allowedActions.some(({ action, enabled }) => action === 'RE_ORDER' && enabled);
    return pricingMode === 'FIXED' && canRepeat;
  });
  const { result } = await runOperation(
    customer,
    `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) {
      ... on ReorderJobOrderSuccess { jobOrder { number } } } }`,
    // Each call creates an order. Without a key, the same order within a short time counts as a repetition.
    { input: { id: node.id, idempotencyKey: randomUUID() } },
  );
  return result.jobOrder.number;
}
