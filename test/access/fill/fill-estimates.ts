import { localId } from '../../../server/lib/global-id.ts';
import { HOLDER } from '../row-markers.ts';
import type { World } from '../world.ts';

/** A converted design with an own price. All estimates have a metal, a choice and a part; designs also a treatment. */
export async function fillEstimates({ db, shop, luna, matrixActors }: World): Promise<void> {
  const sales = matrixActors.people.sales.userId ?? 0;
  const now = new Date();
  await db.estimate.update({
    where: { id: localId('Estimate', luna.designId) ?? 0 },
    data: {
      priceReason: HOLDER,
      priceAuthorId: sales,
      convertedAt: now,
      convertedTo: 'QUOTE',
      convertedNumber: 'PQ-1',
    },
  });
  const choice = { attributeId: 1, optionId: 1, text: 'T' };
  const part = { itemTypeId: shop.pieceId('BAND-PROOF'), alloyId: 1, size: '7', attributes: [choice] };
  const configuration = JSON.stringify({ alloyId: 1, attributes: [choice], subItems: [part] });
  await db.$executeRaw`UPDATE "Estimate" SET content = jsonb_set(content, '{configuration}', (content->'configuration') || ${configuration}::jsonb)
    WHERE kind = 'PIECE'`;
  await db.$executeRaw`UPDATE "Estimate" SET content = jsonb_set(content, '{design,treatmentIds}', '[1]') WHERE kind = 'DESIGN'`;
}
