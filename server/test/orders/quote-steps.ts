import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import { type Shop, workedExample } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ForbiddenError { permission } ... on ConflictError { currentVersion } ... on RefusedError { data }`;

const QUOTE = `id databaseId number kind version total validUntil isExpired declineReason status { code }
  current { number isSent total terms depositPercent leadDays validOn lines { lineKey title quantity unitPrice targetPrice calculatedPrice cost marginPercent priceReason isOptional alternativeGroup } }
  versions { number isSent } history { action reason versionNumber guestEmail from { code } to { code } user { id } actingBy { id } }
  orderGroup { code }`;

/** Calls a mutation of quotes. Returns its result and the quote. */
export async function quoteStep(actor: Actor, name: string, input: Record<string, unknown>) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { priceQuote { ${QUOTE} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** Moves a quote one status further. */
export function moveQuote(actor: Actor, id: string, action: string, more: Record<string, unknown> = {}) {
  return quoteStep(actor, 'transitionPriceQuote', { id, action, ...more });
}

/** A quote as an actor sees it; null if not visible. */
export async function readQuote(actor: Actor, id: string) {
  const { data } = await run(actor, `query ($id: ID!) { node(id: $id) { ... on PriceQuote { ${QUOTE} } } }`, {
    id,
  });
  return data.node;
}

/** A temporary quote for the worked example. */
export async function temporaryQuote(buyer: Actor, shop: Shop): Promise<string> {
  const input = { configuration: workedExample(shop), quantity: 1, reference: 'R-1' };
  return (await quoteStep(buyer, 'requestPriceQuote', input)).priceQuote.id;
}

/** A requested quote. */
export async function requestedQuote(buyer: Actor, shop: Shop): Promise<string> {
  const id = await temporaryQuote(buyer, shop);
  await moveQuote(buyer, id, 'SUBMIT');
  return id;
}

/** A quote under review by staff. */
export async function reviewedQuote(buyer: Actor, shop: Shop): Promise<string> {
  const id = await requestedQuote(buyer, shop);
  await moveQuote(shop.sales, id, 'REVIEW');
  return id;
}

/** A sent quote that awaits the customer’s answer. */
export async function sentQuote(buyer: Actor, shop: Shop): Promise<string> {
  const id = await reviewedQuote(buyer, shop);
  await moveQuote(shop.sales, id, 'SEND');
  return id;
}
