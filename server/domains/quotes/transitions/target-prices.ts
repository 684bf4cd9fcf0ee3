import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { StoredVersion } from '../versions/write-version.ts';

/** The customer's target price per unit of a line. */
export type TargetPrice = { lineKey: number; unitPrice: string };

/** Stores the customer's target prices for a version; the sent version itself does not change. */
export async function saveTargets(
  tx: Prisma.TransactionClient,
  { lines }: StoredVersion,
  targets: readonly TargetPrice[],
): Promise<void> {
  const rows = targets.map(({ lineKey, unitPrice }, index) => {
    const line = lines.find((each) => each.lineKey === lineKey);
    const path = `targets.${index}.lineKey`;
    if (!line) throw InvalidInputError.of(path, 'UNKNOWN', 'No such line.');
    if (targets.findIndex((each) => each.lineKey === lineKey) < index)
      throw InvalidInputError.of(path, 'CONFLICT', 'One price for each line.');
    return { lineId: line.id, unitPrice };
  });
  if (rows.length === 0) return;
  await tx.priceQuoteTarget.deleteMany({ where: { lineId: { in: rows.map(({ lineId }) => lineId) } } });
  await tx.priceQuoteTarget.createMany({ data: rows });
}
