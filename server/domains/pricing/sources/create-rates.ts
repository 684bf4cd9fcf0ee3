import type { Prisma } from '../../../database/generated/client.ts';

/** Labour rate of a service type; decimals as text. */
type NewServiceRate = {
  serviceTypeCode: string;
  perPiece: string;
  perGram: string;
  minimum: string;
  /** Grams below which `perPiece` applies. */
  threshold: string;
};

/** All rates for work, stones and purchased components. */
export type NewRates = {
  serviceRates: readonly NewServiceRate[];
  settingRates: readonly Prisma.SettingRateCreateManyInput[];
  treatments: readonly Prisma.TreatmentCreateManyInput[];
  findings: readonly Prisma.FindingCreateManyInput[];
  stonePrices: readonly Prisma.StonePriceCreateManyInput[];
};

/** Adds the price lists; service types must exist. */
export async function createRates(db: Prisma.TransactionClient, rates: NewRates): Promise<void> {
  const serviceTypes = await db.entityStatus.findMany({ where: { entityType: 'SERVICE_TYPE' } });
  const ids = new Map(serviceTypes.map(({ id, code }) => [code, id]));
  await db.serviceRate.createMany({
    data: rates.serviceRates.map(({ serviceTypeCode, ...rate }) => {
      const serviceTypeId = ids.get(serviceTypeCode);
      if (serviceTypeId === undefined) throw new Error(`There is no service type ${serviceTypeCode}.`);
      return { ...rate, serviceTypeId };
    }),
  });
  await db.settingRate.createMany({ data: [...rates.settingRates] });
  await db.treatment.createMany({ data: [...rates.treatments] });
  await db.finding.createMany({ data: [...rates.findings] });
  await db.stonePrice.createMany({ data: [...rates.stonePrices] });
}
