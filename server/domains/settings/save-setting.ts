import { Prisma } from '../../database/generated/client.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** Stores one setting; throws when the value does not have the setting's form. */
export async function saveSetting<Code extends keyof Settings>(
  db: Prisma.TransactionClient,
  code: Code,
  value: Settings[Code],
): Promise<void> {
  const parsed = SETTINGS[code].schema.parse(value);
  const json = parsed === null ? Prisma.JsonNull : parsed;
  await db.setting.upsert({ where: { code }, create: { code, value: json }, update: { value: json } });
}
