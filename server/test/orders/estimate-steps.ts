import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import { type Shop, workedExample } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code message } } ... on ForbiddenError { permission } ... on ConflictError { currentVersion } ... on RefusedError { data }`;

const ESTIMATE = `id databaseId number version name kind status title quantity reference note unitPrice calculatedPrice total priceReason
  leadDays isShared convertedTo convertedNumber allowedActions configuration { itemTypeId size } design { weight cadVolume serviceTypeCodes stones { gem count } } pictures { fileId }`;

/** Calls a mutation of estimates. Returns its result and the estimate. */
export async function estimateStep(
  actor: Actor,
  name: string,
  input: Record<string, unknown>,
  more = `estimate { ${ESTIMATE} }`,
) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { ${more} } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** An estimate as an actor sees it; null if not visible. */
export async function readEstimate(actor: Actor, id: string) {
  const { data } = await run(
    actor,
    `query ($id: ID!) { node(id: $id) { ... on Estimate { ${ESTIMATE} } } }`,
    {
      id,
    },
  );
  return data.node;
}

/** A saved estimate of the worked example. Returns its global id. */
export async function savedEstimate(
  actor: Actor,
  shop: Shop,
  input: Record<string, unknown> = {},
): Promise<string> {
  const piece = 'design' in input ? {} : { configuration: workedExample(shop) };
  const saved = await estimateStep(actor, 'saveEstimate', { name: 'Band', quantity: 1, ...piece, ...input });
  return saved.estimate.id;
}

/** A deleted estimate. */
export async function deletedEstimate(actor: Actor, shop: Shop): Promise<string> {
  const id = await savedEstimate(actor, shop);
  await estimateStep(actor, 'deleteEstimate', { id }, 'estimateId');
  return id;
}

/** An estimate in the cart. */
export async function estimateInCart(actor: Actor, shop: Shop): Promise<string> {
  const id = await savedEstimate(actor, shop);
  await estimateStep(actor, 'addEstimateToCart', { id });
  return id;
}
