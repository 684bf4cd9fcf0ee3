import type { Database } from '../../../server/database/client.ts';

/** Tax registration numbers of the demo's owner, by tax. */
const NUMBERS: Readonly<Record<string, string>> = {
  'US-NY': '20-4567890',
  'US-CO': '0412-8870',
  'CA-GST': '78945 6123 RT0001',
  'CA-HST': '78945 6123 RT0001',
  'CA-QC-QST': '1215487963 TQ0001',
};

/** Registers the owner for the taxes of the states with the most demo customers. */
export async function seedTaxNumbers(db: Database): Promise<void> {
  for (const [code, registrationNumber] of Object.entries(NUMBERS))
    await db.tax.updateMany({ where: { code }, data: { registrationNumber } });
}
