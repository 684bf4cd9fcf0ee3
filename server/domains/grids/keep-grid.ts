import type { Context } from '../../schema/context.ts';
import { storableJson } from '../settings/storable-json.ts';
import type { StoredGrid } from './grid-setting.type.ts';

/** Stores the viewer's settings of a list; the last write wins. `field` names the input in errors. */
export async function keepGrid(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  code: string,
  value: object,
  field: string,
): Promise<StoredGrid> {
  const { userId } = viewer;
  const json = storableJson(value, field);
  await db.gridSetting.upsert({
    where: { userId_code: { userId, code } },
    create: { userId, code, value: json },
    update: { value: json },
  });
  return { code, value };
}
