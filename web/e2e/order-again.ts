import type { Page } from 'playwright-core';

type Edge = {
  node: {
    id: string;
    pricingMode: string;
    needsApproval: boolean;
    allowedActions: { action: string; enabled: boolean }[];
  };
};

/** What a repeated job is to be like; absent: anything. */
type Wanted = { needsApproval?: boolean };

/** Repeats a finished job of the customer, so that nobody else looks at it; answers its id and number. */
export async function orderAgain(
  page: Page,
  { needsApproval }: Wanted = {},
): Promise<{ id: string; number: string }> {
  const { jobOrders } = await askServer(
    page,
    '{ jobOrders(first: 100, tab: CLOSED) { edges { node { id pricingMode needsApproval allowedActions { action enabled } } } } }',
  );
  const { node } = jobOrders.edges.find(({ node: job }: Edge) => {
    const canRepeat = job.allowedActions.some(({ action, enabled }) => action === 'RE_ORDER' && enabled);
    const isWanted = needsApproval === undefined || job.needsApproval === needsApproval;
    return job.pricingMode === 'FIXED' && canRepeat && isWanted;
  });
  const { result } = await askServer(
    page,
    `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) {
      ... on ReorderJobOrderSuccess { jobOrder { id number } } } }`,
    { input: { id: node.id } },
  );
  return result.jobOrder;
}

/** Asks the server with the session of the page. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any operation
export async function askServer(page: Page, query: string, variables: object = {}): Promise<any> {
  const headers = { 'x-aurifex-client': 'web' };
  const response = await page.request.post('/graphql', { headers, data: { query, variables } });
  return (await response.json()).data;
}
