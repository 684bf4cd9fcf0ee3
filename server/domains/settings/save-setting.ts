import { Prisma } from '../../database/generated/client.ts';
import { readSettings } from './read-settings.ts';
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

/** Changes one setting from what it is now; whoever changes it at the same time waits for the end of the transaction. */
export async function changeSetting<Code extends keyof Settings>(
  tx: Prisma.TransactionClient,
  code: Code,
  change: (value: Settings[Code]) => Settings[Code],
): Promise<void> {
  // A setting that nobody has changed yet has no row to wait for.
  await tx.$executeRaw`
    INSERT INTO "Setting" (code, value, "updatedAt")
    VALUES (${code}, ${JSON.stringify(SETTINGS[code].standard)}::jsonb, CURRENT_TIMESTAMP)
    ON CONFLICT (code) DO UPDATE SET code = excluded.code`;
  const settings = await readSettings(tx);
  await saveSetting(tx, code, change(settings[code]));
}
