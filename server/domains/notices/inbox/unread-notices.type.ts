import { builder } from '../../../schema/builder.ts';
import { ViewerType } from '../../identity/viewer.type.ts';

builder.prismaObjectField(ViewerType, 'unreadNotices', (t) =>
  t.int({
    description: 'Unread rows of the inbox.',
    select: { _count: { select: { notices: { where: { inInbox: true, readAt: null } } } } },
    resolve: ({ _count }) => _count.notices,
  }),
);
