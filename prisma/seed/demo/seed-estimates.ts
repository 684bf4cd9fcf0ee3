import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { createAttributes } from '../../../server/domains/catalog/attributes/create-attributes.ts';
import { createItemTypes } from '../../../server/domains/catalog/item-types/create-item-types.ts';
import { createEstimate } from '../../../server/domains/estimates/acts/write-estimate.ts';
import { contentColumns } from '../../../server/domains/estimates/content/estimate-columns.ts';
import type { EstimateContent } from '../../../server/domains/estimates/content/estimate-content.ts';
import { priceContent } from '../../../server/domains/estimates/content/price-content.ts';
import { createWorkflowRules } from '../../../server/domains/estimates/data/create-workflow-rules.ts';
import type { FileStore } from '../../../server/storage/file-store.ts';
import { daysAgo } from './days-ago.ts';
import { designSpecification, freeDesign } from './estimates/free-design.ts';
import { ESTIMATES, type PlannedDesign, type PlannedEstimate } from './estimates/planned-estimates.ts';
import { demoWorkflow } from './estimates/workflow.ts';
import { personOf } from './people/person-of.ts';
import { openPictureBook } from './pictures/picture-book.ts';

type Scene = { viewers: ReadonlyMap<string, Viewer>; files: FileStore | null; now: Date };

/** The settings of estimates, and estimates of demo customers with their pictures. */
export async function seedEstimates(db: Database, { viewers, files, now }: Scene): Promise<void> {
  await createWorkflowRules(db, demoWorkflow);
  await createAttributes(db, [designSpecification]);
  await createItemTypes(db, [{ ...freeDesign, createdAt: daysAgo(now, 900) }]);
  const person = personOf(viewers);
  const book = await openPictureBook(db);
  const planned = ESTIMATES.map((estimate) => {
    const viewer = person(estimate.by);
    const at = daysAgo(now, estimate.days);
    // Without a store, pictures have no bytes.
    const pictures = files === null ? [] : estimate.pictures;
    const fileIds = pictures.flatMap((code) => {
      const picture = { piece: { code }, customerId: viewer.customerId ?? 0, uploadedById: viewer.userId };
      const id = book.request({ kind: 'CAD', ...picture, isOver: false });
      if (id !== null) book.show(id, at);
      return id ?? [];
    });
    return { estimate, viewer, at, fileIds };
  });
  await book.finish(files);
  for (const { estimate, viewer, at, fileIds } of planned) {
    const content = await contentOf(db, estimate);
    const { name, quantity = 1, reference = null, note = null } = estimate;
    const customerId = viewer.customerId ?? 0;
    const language = estimate.by.startsWith('acheteuse') ? 'fr' : 'en';
    const { priced } = await priceContent(db, { content, customerId, quantity, now, language });
    const columns = {
      ...contentColumns(content, priced, { quantity, ownPrice: null, viewer, now: at }),
      name,
      reference,
      note,
      customerId,
      sharedAt: estimate.isShared ? at : null,
      ...(await linkToOrder(db, estimate, viewer, at)),
    };
    await createEstimate(db, { viewer, now: at }, columns, fileIds);
  }
}

/** Links an estimate to an order of the same user that it became. */
async function linkToOrder(db: Database, { became: to }: PlannedEstimate, { userId }: Viewer, at: Date) {
  if (to === undefined) return {};
  const placed = {
    where: { placedById: userId },
    orderBy: { id: 'desc' },
    select: { number: true },
  } as const;
  const made = to === 'JOB' ? await db.jobOrder.findFirst(placed) : await db.priceQuote.findFirst(placed);
  return made ? { convertedAt: at, convertedTo: to, convertedNumber: made.number } : {};
}

async function contentOf(db: Database, { piece, design }: PlannedEstimate): Promise<EstimateContent> {
  if (design) return { kind: 'DESIGN', design: await designOf(db, design) };
  const { id, attributes } = await db.itemType.findUniqueOrThrow({
    where: { code: piece?.code ?? '' },
    select: {
      id: true,
      attributes: {
        where: { attribute: { OR: [{ kind: 'SIZE' }, { code: 'CUT' }] } },
        select: {
          attributeId: true,
          attribute: { select: { kind: true, options: { select: { id: true, code: true } } } },
        },
      },
    },
  });
  const alloyId = await idOf(db.alloy, piece?.alloyCode ?? '');
  const chosen = attributes.map(({ attributeId, attribute: { kind, options } }) =>
    kind === 'SIZE'
      ? { attributeId, text: piece?.size ?? '' }
      : { attributeId, optionId: options.find(({ code }) => code === piece?.cut)?.id ?? null },
  );
  return { kind: 'PIECE', configuration: { itemTypeId: id, alloyId, ownMetal: false, attributes: chosen } };
}

async function designOf(db: Database, design: PlannedDesign) {
  const {
    alloyCode,
    priorityCode,
    treatmentCodes = [],
    weight = null,
    cadVolume = null,
    surfaceArea = null,
    stones = [],
  } = design;
  const treatments = await db.treatment.findMany({
    where: { code: { in: [...treatmentCodes] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return {
    alloyId: await idOf(db.alloy, alloyCode),
    priorityId: priorityCode === undefined ? null : await idOf(db.priority, priorityCode),
    ownMetal: false,
    weight,
    cadVolume,
    surfaceArea,
    stones,
    serviceTypeCodes: design.serviceTypeCodes,
    treatmentIds: treatments.map(({ id }) => id),
  };
}

type Coded = {
  findUniqueOrThrow: (query: {
    where: { code: string };
    select: { id: true };
  }) => PromiseLike<{ id: number }>;
};

async function idOf(table: Coded, code: string): Promise<number> {
  return (await table.findUniqueOrThrow({ where: { code }, select: { id: true } })).id;
}
