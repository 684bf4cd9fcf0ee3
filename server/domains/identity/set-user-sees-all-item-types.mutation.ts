import { ConflictError, NotFoundError, RefusedError } from '../../errors/errors.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { changedRow } from '../../lists/changed-row.ts';
import { mutation } from '../../schema/mutation.ts';
import { rowKey } from '../../schema/row-key.ts';
import { USERS_EDIT, visibleUsers } from './access.ts';
import { User } from './user.type.ts';

mutation('setUserSeesAllItemTypes', {
  description:
    'Sets whether a portal user sees, prices and orders every piece in an installation that restricts users to their own pieces. Staff only.',
  permission: (viewer) => {
    viewer.require(USERS_EDIT);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: { action: 'USER_SEES_ALL_ITEM_TYPES_SET', entityType: 'User' },
  repeat: 'naturally repeatable: sets a choice',
  budget: 5,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user.' }),
    seesAll: t.boolean({ required: true, description: 'Every piece, whosever it is.' }),
    version: t.int({ description: 'Version that the client last read; another version is refused.' }),
  }),
  resolve: async ({ id, seesAll, version = null }, { viewer }, writes) => {
    const userId = rowKey('User', id);
    await writes.transaction(async (tx, record) => {
      const where = { id: userId, isStaff: false, AND: visibleUsers(viewer) };
      const before = await tx.user.findFirst({ where, select: { version: true } });
      if (!before) throw new NotFoundError('User');
      if (version !== null && version !== before.version) throw new ConflictError(before.version);
      const { count } = await tx.user.updateMany({
        where: { id: userId, version: before.version },
        data: { seesAllItemTypes: seesAll, version: { increment: 1 } },
      });
      if (count === 0) throw new ConflictError();
      record({ entityId: userId, customerId: null, data: { seesAll } });
    });
    return { userId };
  },
  success: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The user as it is now.',
      resolve: (query, { userId }, _args, context) =>
        changedRow(context, 'User', { ...query, where: { id: userId } }),
    }),
  }),
  sample: ({ caller, admin, colleague }) => ({
    as: caller(admin),
    input: { id: encodeGlobalId('User', colleague.userId ?? 0), seesAll: true },
  }),
});
