import { builder } from '../../schema/builder.ts';
import { isUserSettingKey } from './user-setting-keys.ts';

builder.queryField('userSetting', (t) =>
  t.field({
    type: 'JSON',
    nullable: true,
    description: 'The viewer’s stored value of a key; null when there is none or the key is unknown.',
    authScopes: { signedIn: true },
    sample: ({ buyer }) => ({ as: buyer, args: { key: 'CP_PageSize' } }),
    args: { key: t.arg.string({ required: true, description: 'Key, e.g. `CP_IsMenuCollapsed`.' }) },
    resolve: async (_root, { key }, { db, viewer }) => {
      if (!isUserSettingKey(key)) return null;
      const setting = await db.userSetting.findUnique({
        where: { userId_key: { userId: viewer.userId, key } },
      });
      return setting?.value ?? null;
    },
  }),
);
