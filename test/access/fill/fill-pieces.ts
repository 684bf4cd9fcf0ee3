import type {
  ConfiguredPart,
  ResolvedChoice,
} from '../../../server/domains/pricing/configuration/configuration.ts';
import type { World } from '../world.ts';

/** A stock variant of the example piece, a part of it, and photos of all pieces. */
export async function fillPieces({ db, shop, matrixActors }: World): Promise<void> {
  const itemTypeId = shop.pieceId('BAND-1');
  const { alloyId } = await db.itemTypeAlloy.findFirstOrThrow({ where: { itemTypeId } });
  const option = await db.attributeOption.findFirstOrThrow({ where: { code: 'POLISHED' } });
  await db.itemVariant.create({
    data: {
      itemTypeId,
      alloyId,
      code: 'BAND-1-7',
      nameEn: 'Size 7',
      nameFr: 'Taille 7',
      size: '7',
      options: [{ attributeId: option.attributeId, optionId: option.id }],
    },
  });
  const childId = shop.pieceId('PENDANT-1');
  await db.itemTypeSubItem.create({ data: { parentId: itemTypeId, childId, quantity: 1 } });
  const photo = await db.file.create({
    data: {
      digest: 'f'.repeat(64),
      mimeType: 'image/webp',
      size: 1,
      width: 800,
      height: 800,
      originalName: 'photo.webp',
      uploadedById: matrixActors.people.sales.userId ?? 0,
    },
  });
  await db.itemTypePhoto.createMany({
    data: (await db.itemType.findMany({ select: { id: true } })).map((piece) => ({
      itemTypeId: piece.id,
      fileId: photo.id,
      metalColour: 'WHITE',
      shape: 'OVAL',
    })),
  });
}

/** A length attribute of the piece, and lines with it and with a separately configured part. */
export async function fillConfigurations({ db, shop }: World): Promise<void> {
  const itemTypeId = shop.pieceId('BAND-1');
  const { attributeId: dependsOnId } = await db.attributeOption.findFirstOrThrow({
    where: { code: 'POLISHED' },
  });
  const { id: attributeId } = await db.attribute.create({
    data: {
      code: 'LENGTH',
      nameEn: 'Length',
      nameFr: 'Longueur',
      kind: 'NUMBER',
      unit: 'cm',
      rank: 9,
      dependsOnId,
    },
  });
  const limits = {
    minNumber: '38',
    maxNumber: '60',
    numberStep: '1',
    defaultNumber: '45',
    weighedNumber: '45',
  };
  const childId = shop.pieceId('BAND-PROOF');
  await db.itemTypeAttribute.createMany({
    data: [itemTypeId, childId].map((id) => ({ itemTypeId: id, attributeId, rank: 9, ...limits })),
  });
  await db.itemTypeSubItem.create({ data: { parentId: itemTypeId, childId, quantity: 1, rank: 1 } });
  const { alloy } = await db.itemTypeAlloy.findFirstOrThrow({
    where: { itemTypeId },
    include: { alloy: true },
  });
  const length: ResolvedChoice = {
    attributeId,
    attributeCode: 'LENGTH',
    attributeNameEn: 'Length',
    attributeNameFr: 'Longueur',
    optionId: null,
    valueEn: '45 cm',
    valueFr: '45 cm',
    text: '45',
  };
  const part: ConfiguredPart = {
    itemTypeId: childId,
    code: 'BAND-PROOF',
    nameEn: 'Étoile band',
    nameFr: 'Alliance Étoile',
    alloyId: alloy.id,
    alloyCode: alloy.code,
    alloyNameEn: alloy.nameEn,
    alloyNameFr: alloy.nameFr,
    size: '7',
    choices: [length],
    quantity: 1,
    follows: false,
  };
  const [parts, choices] = [JSON.stringify([part]), JSON.stringify([length])];
  await db.$transaction([
    // Bypasses the triggers that freeze sent quotes.
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "CartItem" SET "variantCode" = 'BAND-1-7', parts = ${parts}::jsonb, choices = choices || ${choices}::jsonb`,
    db.$executeRaw`UPDATE "PriceQuoteLine" SET "variantCode" = 'BAND-1-7', parts = ${parts}::jsonb, choices = choices || ${choices}::jsonb`,
    db.$executeRaw`UPDATE "JobItem" SET "variantCode" = 'BAND-1-7'`,
    db.$executeRaw`UPDATE "WishListItem" SET parts = ${parts}::jsonb WHERE id = (SELECT max(id) FROM "WishListItem")`,
  ]);
}
