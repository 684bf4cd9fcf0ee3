import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import { type Shop, workedExample } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data } ... on ForbiddenError { permission } ... on ConflictError { currentVersion }`;

const CONSIGNMENT = `id databaseId number version status { code } issuedOn dueOn termDays isOverdue passedPercent memoValue
  outValue note contact { id } pieces { state quantity value } ageing { age quantity value }
  lines { id databaseId rank title quantity memoPrice value state sentOn daysOut age invoiceNumber allowedActions }
  history { action reason pieces { title quantity } invoiceNumber dueOnBefore dueOnAfter user { id } }
  invoices { number } allowedActions actionsWithReason`;
const INVOICE = `id databaseId number status { code } subTotal salesTaxValue total balance orderCode consignmentNumber
  lines { kind title quantity unitPrice amount } entries { kind amount }`;

/** Calls one of the mutations of consignments; returns its result and the changed record. */
export async function memo(
  actor: Actor,
  name: string,
  input: Record<string, unknown>,
  idempotencyKey?: string,
) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const invoice = name === 'invoiceConsignmentLines' ? `invoice { ${INVOICE} }` : '';
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { consignment { ${CONSIGNMENT} } ${invoice} } } }`;
  const headers = idempotencyKey === undefined ? {} : { idempotencyKey };
  const { data } = await run(actor, document, { input }, headers);
  return data.result;
}

/** The consignment as an actor sees it. */
export async function readConsignment(actor: Actor, number: string) {
  const document = `query ($number: String!) { consignment(number: $number) { ${CONSIGNMENT} } }`;
  return (await run(actor, document, { number })).data.consignment;
}

/** Content of a consignment, by default two pieces of the worked example at 250.00. */
export type PackedGiven = { customerId?: number; quantity?: number; memoPrice?: string; contactId?: number };

/** The input that packs such a consignment. */
export async function packing(shop: Shop, given: PackedGiven & Record<string, unknown> = {}) {
  const { quantity = 2, memoPrice = '250.00', ...head } = given;
  const { itemTypeId } = workedExample(shop);
  const { alloyId } = await shop.db.itemTypeAlloy.findFirstOrThrow({ where: { itemTypeId } });
  return {
    customerId: shop.luna,
    lines: [{ itemTypeId, alloyId, size: '7', quantity, memoPrice }],
    ...head,
  };
}

/** A consignment with one line. Ids are integers; `globalId` and `line` are global ids. */
export type TestConsignment = {
  id: number;
  lineId: number;
  number: string;
  globalId: string;
  line: string;
};

/** A packed consignment. */
export async function packedConsignment(shop: Shop, given: PackedGiven = {}): Promise<TestConsignment> {
  const { consignment } = await memo(shop.sales, 'createConsignment', await packing(shop, given));
  const [{ id: line, databaseId: lineId }] = consignment.lines;
  const { databaseId: id, id: globalId, number } = consignment;
  return { id, lineId, number, globalId, line };
}

/** A sent consignment. */
export async function sentConsignment(shop: Shop, given: PackedGiven = {}): Promise<TestConsignment> {
  const packed = await packedConsignment(shop, given);
  await memo(shop.sales, 'sendConsignment', { id: packed.globalId });
  return packed;
}

/** A consignment with a requested return. */
export async function returningConsignment(shop: Shop, given: PackedGiven = {}): Promise<TestConsignment> {
  const sent = await sentConsignment(shop, given);
  await memo(shop.sales, 'requestConsignmentReturn', { id: sent.globalId, lines: [{ lineId: sent.line }] });
  return sent;
}

/** A consignment with sold pieces. */
export async function soldConsignment(shop: Shop, given: PackedGiven = {}): Promise<TestConsignment> {
  const sent = await sentConsignment(shop, given);
  await memo(shop.sales, 'reportConsignmentSold', { id: sent.globalId, lines: [{ lineId: sent.line }] });
  return sent;
}

/** A consignment of a buyer with a piece in every state, and recognizable texts. */
export async function markedConsignment(shop: Shop, buyer: Actor, text: string): Promise<TestConsignment> {
  const input = await packing(shop, { quantity: 7, contactId: buyer.userId ?? 0, note: text });
  const { consignment } = await memo(shop.sales, 'createConsignment', input);
  const { id, number, databaseId, lines } = consignment;
  const [{ id: line, databaseId: lineId }] = lines;
  const take = (name: string, quantity: number, of: string = line) =>
    memo(shop.admin, name, { id, lines: [{ lineId: of, quantity }], reason: text });
  const { consignment: sent } = await take('sendConsignment', 6);
  const out = sent.lines.at(-1).id;
  await take('reportConsignmentSold', 1, out);
  await memo(shop.admin, 'invoiceConsignmentLines', { id, reason: text });
  await take('reportConsignmentSold', 1, out);
  await take('reportConsignmentLost', 1, out);
  const { consignment: asked } = await take('requestConsignmentReturn', 2, out);
  const [back] = asked.lines.filter(({ state }: { state: string }) => state === 'RETURN_REQUESTED');
  await take('receiveConsignmentReturn', 1, back.id);
  const dueOn = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await memo(shop.admin, 'changeConsignmentDueDate', { id, dueOn, reason: text });
  return { id: databaseId, lineId, number, globalId: id, line };
}
