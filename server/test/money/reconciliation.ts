import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../database/generated/client.ts';
import type { Actor } from '../actors.ts';
import { run } from '../run.ts';
import type { Shop } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ForbiddenError { permission }`;
const FINDING = `id kind state gateway reference ourAmount ourCurrency ourState theirAmount theirCurrency theirState reason
  resolvedAt resolvedBy { fullName } allowedActions charge { customer { accountNumber } cardLast4 payments { number } }`;
const RUN = `id gateway from until state transactionCount chargeCount findingCount newCount lastError user { fullName } endedAt`;

/** Starts comparisons as an actor. */
export async function startReconciliation(actor: Actor, input: object) {
  const document = `mutation ($input: StartReconciliationInput!) { result: startReconciliation(input: $input) { __typename ${ERRORS}
    ... on StartReconciliationSuccess { runs { ${RUN} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** Resolves a finding as an actor. */
export async function resolveFinding(actor: Actor, input: { id: string; reason: string }) {
  const document = `mutation ($input: ResolveFindingInput!) { result: resolveFinding(input: $input) { __typename ${ERRORS}
    ... on ResolveFindingSuccess { finding { ${FINDING} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** The findings and runs that an actor sees, newest first. */
export async function readReconciliation(actor: Actor, filter: object = {}) {
  const document = `query ($filter: ReconciliationFindingFilter) {
    reconciliationFindings(first: 50, filter: $filter) { edges { node { ${FINDING} } } }
    reconciliationRuns(first: 50) { edges { node { ${RUN} } } } }`;
  const { data } = await run(actor, document, { filter });
  // biome-ignore lint/suspicious/noExplicitAny: rows as they are selected above
  const nodes = (list: any) => list.edges.map(({ node }: any) => node);
  return {
    findings: nodes(data.reconciliationFindings),
    runs: nodes(data.reconciliationRuns),
  };
}

/** A completed comparison without findings. Returns its integer id. */
export async function newReconciliationRun({ db }: Pick<Shop, 'db'>): Promise<number> {
  const day = new Date('2026-01-01');
  const counts = { transactionCount: 1, chargeCount: 0, findingCount: 1, newCount: 1 };
  const { id } = await db.reconciliationRun.create({
    data: { gateway: 'NMI', from: day, until: day, state: 'DONE', ...counts, endedAt: new Date() },
  });
  return id;
}

/** A transaction that only the gateway has. Returns the finding’s integer id. */
export async function newFinding(
  shop: Pick<Shop, 'db'>,
  facts: Partial<Prisma.ReconciliationFindingUncheckedCreateInput> = {},
): Promise<number> {
  const { id } = await shop.db.reconciliationFinding.create({
    data: {
      fingerprint: randomUUID(),
      runId: await newReconciliationRun(shop),
      gateway: 'NMI',
      kind: 'MISSING_HERE',
      reference: 'T-comet',
      happenedAt: new Date(),
      theirAmount: '12.00',
      theirCurrency: 'USD',
      theirState: 'CAPTURED',
      state: 'OPEN',
      ...facts,
    },
  });
  return id;
}

/** A resolved finding about a charge, with every field that can be shown. */
export async function resolvedFinding(shop: Shop): Promise<number> {
  const userId = shop.admin.userId ?? 0;
  const money = { amount: '10.00', currency: 'USD', state: 'CAPTURED' };
  const card = { gateway: 'NMI', gatewayKey: randomUUID(), cardBrand: 'VISA', cardLast4: '1111' };
  const asked = {
    customerId: shop.luna,
    userId,
    requestKey: randomUUID(),
    requestHash: '',
    purpose: 'INVOICES',
  };
  const { id: chargeId } = await shop.db.charge.create({ data: { ...money, ...card, ...asked, plan: {} } });
  return newFinding(shop, {
    chargeId,
    kind: 'AMOUNT_DIFFERS',
    ourAmount: money.amount,
    ourCurrency: money.currency,
    ourState: money.state,
    state: 'RESOLVED',
    resolvedAt: new Date(),
    resolvedById: userId,
    reason: 'A tip',
  });
}
