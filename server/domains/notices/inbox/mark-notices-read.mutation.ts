import { z } from 'zod';
import { NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { viewerField } from '../../identity/sessions/session-result.ts';
import { inboxOf } from '../access.ts';
import { Notice } from './notice.type.ts';

/** Maximum number of notices marked by id. */
const MAX = 100;
const rules = z.object({
  ids: z.array(z.string().max(200, 'UNKNOWN')).min(1, 'REQUIRED').max(MAX, 'TOO_MANY').nullish(),
});

mutation('markNoticesRead', {
  description:
    'Marks notices in the inbox as read or unread; without `ids` all of them. Has no effect for staff who act as a user.',
  permission: 0,
  audit: { none: 'reading changes nothing' },
  repeat: 'naturally repeatable: sets a mark',
  budget: 6,
  input: (t) => ({
    ids: t.idList({ description: `Rows of the inbox, ${MAX} at most; absent: all.` }),
    isRead: t.boolean({ required: true, description: 'Read; false: unread again.' }),
  }),
  resolve: async (input, { viewer, now }, writes) => {
    const { ids } = parseInput(rules, { ids: input.ids?.map(String) });
    const keys = ids == null ? null : [...new Set(ids.map((id) => rowKey('Notice', id)))];
    return writes.transaction(async (tx, record) => {
      record(null);
      const named = keys === null ? {} : { id: { in: keys } };
      const where = { AND: [inboxOf(viewer), named] };
      if (keys !== null && (await tx.notice.count({ where })) !== keys.length)
        throw new NotFoundError('Notice');
      if (viewer.actingById === null)
        await tx.notice.updateMany({
          where: { AND: [where, { readAt: input.isRead ? null : { not: null } }] },
          data: { readAt: input.isRead ? now : null, version: { increment: 1 } },
        });
      return { keys: keys ?? [] };
    });
  },
  success: (t) => ({
    notices: t.prismaField({
      type: [Notice],
      description: 'The rows that were named.',
      resolve: (query, { keys }, _args, { db, viewer }) =>
        db.notice.findMany({
          ...query,
          where: { id: { in: [...keys] }, AND: inboxOf(viewer) },
          orderBy: { id: 'asc' },
        }),
    }),
    viewer: viewerField(t),
  }),
  sample: async ({ caller, buyer, notice, foreign }) => ({
    as: caller(buyer),
    input: { ids: [await notice()], isRead: true },
    foreign: { 'input.ids': foreign.noticeId },
  }),
});
