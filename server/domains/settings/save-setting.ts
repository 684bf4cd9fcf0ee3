import { Prisma } from '../../database/generated/client.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS, type Settings } from './settings.ts';

/**
 * Stores one setting.
 * @throws if the value is invalid
 */
export async function saveSetting<Code extends keyof Settings>(
  db: Prisma.TransactionClient,
  code: Code,
  value: Settings[Code],
): Promise<void> {
  const parsed = SETTINGS[code].schema.parse(value);
  const json = parsed === null ? Prisma.JsonNull : parsed;
  await db.setting.upsert({ where: { code }, create: { code, value: json }, update: { value: json } });
}

/** Changes one setting based on its current value; concurrent changes wait for the end of the transaction. */
export async function changeSetting<Code extends keyof Settings>(
  tx: Prisma.TransactionClient,
  code: Code,
  change: (value: Settings[Code]) => Settings[Code],
): Promise<void> {
  // A setting without a stored value has no row to lock.
  await tx.$executeRaw`
    INSERT INTO "Setting" (code, value, "updatedAt")
    VALUES (${code}, ${JSON.stringify(SETTINGS[code].standard)}::jsonb, CURRENT_TIMESTAMP)
    ON CONFLICT (code) DO UPDATE SET code = excluded.code`;
  const settings = await readSettings(tx);
  await saveSetting(tx, code, change(settings[code]));
}
