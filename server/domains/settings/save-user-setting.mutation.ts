import { InvalidInputError } from '../../errors/errors.ts';
import { mutation } from '../../schema/mutation.ts';
import { storableJson } from './storable-json.ts';
import { isUserSettingKey } from './user-setting-keys.ts';

mutation('saveUserSetting', {
  description: 'Stores a value of at most 64 kB for the viewer under a known key; null deletes it.',
  permission: 0,
  audit: { none: 'How the own screens look.' },
  repeat: 'naturally repeatable: sets a value',
  budget: 1,
  input: (t) => ({
    key: t.string({ required: true, description: 'Key, e.g. `CP_IsMenuCollapsed`.' }),
    value: t.field({ type: 'JSON', description: 'Any JSON; null deletes the stored value.' }),
  }),
  resolve: async ({ key, value }, { db, viewer }) => {
    const { userId } = viewer;
    if (!isUserSettingKey(key)) throw InvalidInputError.of('key', 'UNKNOWN', 'No setting has this key.');
    if (value === null || value === undefined) {
      await db.userSetting.deleteMany({ where: { userId, key } });
      return { key, value: null };
    }
    const json = storableJson(value, 'value');
    await db.userSetting.upsert({
      where: { userId_key: { userId, key } },
      create: { userId, key, value: json },
      update: { value: json },
    });
    return { key, value };
  },
  success: (t) => ({
    key: t.exposeString('key', { description: 'The key.' }),
    value: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The stored value.',
      resolve: ({ value }) => value,
    }),
  }),
  sample: ({ caller, buyer }) => ({ as: caller(buyer), input: { key: 'CP_PageSize', value: 20 } }),
});
