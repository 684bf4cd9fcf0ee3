import type { Account } from '../../../auth/viewer.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { actingEndsAt } from '../rules/impersonation.ts';
import { User } from '../user.type.ts';

type Actor = NonNullable<Account['actor']>;

/** The staff member of an acting session. */
export const ActingAs = builder.objectRef<Actor>('ActingAs').implement({
  description: 'A staff member who acts as the signed-in user.',
  fields: (t) => ({
    staff: t.prismaField({
      type: User,
      description: 'The staff member.',
      extensions: READ_AS_PLANNED,
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, as the staff member wrote.',
      resolve: ({ reason }) => reason,
    }),
    until: t.field({
      type: 'DateTime',
      description: 'When it expires.',
      resolve: ({ startedAt }) => actingEndsAt(startedAt),
    }),
  }),
});
