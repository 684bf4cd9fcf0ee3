import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import type { Shop } from '../shop.ts';
import { newInvoice } from './invoices.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data } ... on ForbiddenError { permission } ... on ConflictError { currentVersion }`;

const CREDIT = `id databaseId number version kind reason amount applied balance refunded voided available isVoided issuedOn
  invoiceNumber contentHash allowedActions
  entries { kind amount isReversal isReversed reason method reference invoiceNumber creditNumber }`;
const INVOICE = 'number status { code } applied balance entries { kind amount isReversal creditNumber }';

/** Calls one of the mutations of credits; returns its result and the changed record. */
export async function credit(actor: Actor, verb: string, input: Record<string, unknown>) {
  const name = `${verb}CustomerCredit`;
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const invoices = /^(apply|withdraw)/.test(name) ? `invoices { ${INVOICE} }` : '';
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { credit { ${CREDIT} } ${invoices} } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** The credit as an actor sees it. */
export async function readCredit(actor: Actor, number: string) {
  const document = `query ($number: String!) { customerCredit(number: $number) { ${CREDIT} } }`;
  const { data } = await run(actor, document, { number });
  return data.customerCredit;
}

/** An unused credit of a customer. */
export async function newCredit(
  shop: Shop,
  customerId: number,
  given: { amount?: string; kind?: string; reason?: string; invoiceId?: string } = {},
): Promise<{ id: number; globalId: string; number: string }> {
  const input = { customerId, amount: '50.00', kind: 'GOODWILL', reason: 'Came late', ...given };
  const { credit: issued } = await credit(shop.admin, 'issue', input);
  return { id: issued.databaseId, globalId: issued.id, number: issued.number };
}

/** A credit of a customer that is partly applied to an invoice, by default to a new one. Returns its integer id. */
export async function appliedCredit(shop: Shop, buyer: Actor, invoiceId?: string): Promise<number> {
  const invoice = invoiceId ?? (await newInvoice(shop, buyer)).globalId;
  const { id, globalId } = await newCredit(shop, buyer.customerId ?? 0);
  await credit(shop.admin, 'apply', { id: globalId, allocations: [{ invoiceId: invoice, amount: '1.00' }] });
  return id;
}
