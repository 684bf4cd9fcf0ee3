import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { NotFoundError } from '../../errors/errors.ts';
import { decodeGlobalId, localId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { mutation } from '../../schema/mutation.ts';
import { type LiveModel, visibleRows } from './live-rows.ts';

/** A visitor without a sign for this time (ms) has left; pages send one every fifteen seconds. */
const GONE_MS = 40_000;
/** Maximum number of named visitors. */
const MAX_NAMED = 20;

type PageVisitor = { readonly name: string; readonly isStaff: boolean };

const PageVisitorType = builder.objectRef<PageVisitor>('PageVisitor').implement({
  description: 'Another user who has the same page open.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Full name.' }),
    isStaff: t.exposeBoolean('isStaff', { description: 'One of the manufacturer.' }),
  }),
});

mutation('visitPage', {
  description:
    'Reports that the viewer opened or left the page of a job, a quote or a sales order, and returns who else has it open. Staff see all users, customers only their colleagues. Staff acting as a user are not shown.',
  permission: 0,
  audit: { none: 'looking changes nothing' },
  repeat: 'naturally repeatable: a visit is as recent as the last call',
  budget: 3,
  input: (t) => ({
    id: t.id({ required: true, description: 'The row whose page it is.' }),
    isLeaving: t.boolean({ description: 'The page is being left.' }),
  }),
  resolve: async ({ id, isLeaving }, { viewer, now }, writes) =>
    writes.transaction(async (tx, record) => {
      const { model, rowId, customerId } = await visitedRow(tx, viewer, String(id));
      record(null);
      if (viewer.actingById === null) {
        const { userId } = viewer;
        if (isLeaving) await tx.pageVisit.deleteMany({ where: { model, rowId, userId } });
        else
          await tx.$executeRaw`
            INSERT INTO "PageVisit" (model, "rowId", "userId", "seenAt")
            VALUES (${model}, ${rowId}, ${userId}, ${now}::timestamp)
            ON CONFLICT (model, "rowId", "userId") DO UPDATE SET "seenAt" = excluded."seenAt"`;
      }
      return { visitors: await othersAt(tx, { model, rowId, customerId, viewer, now }) };
    }),
  success: (t) => ({
    visitors: t.field({
      type: [PageVisitorType],
      description: `Who else has it open, by name; ${MAX_NAMED} at most.`,
      resolve: ({ visitors }) => visitors,
    }),
  }),
  sample: async ({ caller, buyer, job }) => ({ as: caller(buyer), input: { id: await job() } }),
});

type Row = { readonly model: LiveModel; readonly rowId: number; readonly customerId: number };

async function visitedRow(tx: Prisma.TransactionClient, viewer: Viewer, id: string): Promise<Row> {
  const rows = visibleRows(decodeGlobalId(id).typename, viewer);
  const rowId = rows && localId(rows.model, id);
  if (!rows || rowId === null) throw new NotFoundError('Page');
  const { model, where } = rows;
  // Delegates have the names of their models.
  const delegate = tx[delegateOf(model)] as unknown as {
    findFirst(query: object): Promise<{ customerId: number } | null>;
  };
  const row = await delegate.findFirst({ where: { id: rowId, AND: where }, select: { customerId: true } });
  if (!row) throw new NotFoundError('Page');
  return { model, rowId, customerId: row.customerId };
}

function delegateOf(model: LiveModel) {
  return `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<LiveModel>;
}

type Visit = Row & { readonly viewer: Viewer; readonly now: Date };

/** Customers do not see which staff members view the page. */
function othersAt(
  tx: Prisma.TransactionClient,
  { model, rowId, customerId, viewer, now }: Visit,
): Promise<PageVisitor[]> {
  const since = new Date(now.getTime() - GONE_MS);
  return tx.$queryRaw<PageVisitor[]>`
    SELECT u."firstName" || ' ' || u."lastName" AS name, u."isStaff"
    FROM "PageVisit" visit JOIN "User" u ON u.id = visit."userId"
    WHERE visit.model = ${model} AND visit."rowId" = ${rowId} AND visit."seenAt" > ${since}::timestamp
      AND u.id <> ${viewer.userId} AND u."blockedAt" IS NULL
      AND (${viewer.isStaff} OR (NOT u."isStaff" AND EXISTS (
        SELECT 1 FROM "UserCustomer" own WHERE own."userId" = u.id AND own."customerId" = ${customerId})))
    ORDER BY u."isStaff", name, u.id LIMIT ${MAX_NAMED}`;
}
