import { ZERO } from '../../../lib/money.ts';
import { chosenCut, chosenLook } from '../../catalog/pictures/line-picture.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import type { ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { JobConfiguration, JobItemAttribute } from '../lines/job-configuration.ts';
import type { DrawnPicture } from '../lines/job-pictures.ts';
import { JOB_STATUSES } from '../rules/job-status-codes.ts';
import { type OrderDraft, type OrderLineDraft, promisedDay } from './order-draft.ts';

/** Ids that the rows of a job refer to. */
type JobIdentity = {
  id: number;
  groupId: number;
  number: string;
  numberRank: number;
  /** Ids for the piece and its sub-items. */
  itemIds: readonly number[];
};

/**
 * The rows of a line of a new order, by table: a job, or a line from stock that no job makes. A line from stock is
 * ready at once and needs no approval.
 */
export function jobRows(draft: OrderDraft, line: OrderLineDraft, identity: JobIdentity) {
  const jobOrderId = identity.id;
  const { isStock } = line.priced.itemType;
  const needsApproval = !isStock && (line.priced.itemType.requiresProof || draft.approvalRequired);
  return {
    JobOrder: jobRow(draft, line, identity),
    JobSpecification: specificationRow(jobOrderId, line.priced),
    JobItem: itemRows(jobOrderId, line, identity.itemIds),
    JobService: needsApproval
      ? line.priced.itemType.services.map((service) => ({
          jobOrderId,
          serviceTypeId: service.id,
          status: 'PROPOSED',
        }))
      : [],
    JobImage: imageRows(jobOrderId, line),
    JobSearchTerm: searchWords([
      identity.number,
      draft.poNumber,
      draft.customerWoNumber,
      line.reference,
      line.endCustomer,
      line.priced.itemType.code,
      line.priced.titleEn,
      line.priced.titleFr,
    ]).map((term) => ({ jobOrderId, term })),
    JobStatusEvent: {
      jobOrderId,
      toStatusId: firstStatus(isStock),
      action: draft.action,
      userId: draft.placedById,
      actingById: draft.actingById,
      at: draft.now.toISOString(),
    },
  };
}

function firstStatus(isStock: boolean): number {
  return (isStock ? JOB_STATUSES.READY : JOB_STATUSES.NEW).id;
}

function jobRow(draft: OrderDraft, line: OrderLineDraft, identity: JobIdentity) {
  const { priced, quantity } = line;
  const { isStock } = priced.itemType;
  const createdAt = draft.now.toISOString();
  return {
    id: identity.id,
    number: identity.number,
    numberRank: identity.numberRank,
    orderGroupId: identity.groupId,
    customerId: draft.customerId,
    placedById: draft.placedById,
    contactId: draft.contactId,
    isStock,
    statusId: firstStatus(isStock),
    statusSince: createdAt,
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    stoneShape: chosenCut(priced.choices),
    look: chosenLook(priced.choices, priced.parts),
    priorityId: priced.priority.id,
    quantity,
    size: priced.size,
    titleEn: priced.titleEn,
    titleFr: priced.titleFr,
    pricingMode: priced.pricingMode,
    currency: draft.currency,
    unitPrice: line.unitPrice.toFixed(2),
    lineTotal: line.unitPrice.mul(quantity).toFixed(2),
    estimatedWeight: (priced.estimatedWeight ?? ZERO).toFixed(2),
    marketAsOf: (priced.marketAsOf ?? draft.now).toISOString(),
    poNumber: draft.poNumber,
    reference: line.reference,
    endCustomer: line.endCustomer,
    note: line.note,
    wantedBy: line.wantedBy,
    promisedOn: promisedDay(line),
    reorderedFromId: line.reorderedFromId,
    createdAt,
    updatedAt: createdAt,
    pickedUp: false,
    version: 1,
  };
}

function specificationRow(jobOrderId: number, priced: PricedConfiguration) {
  const configuration: JobConfiguration = {
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    size: priced.size === null ? null : String(priced.size),
    priorityId: priced.priority.id,
    choices: priced.choices,
    parts: priced.parts,
    ownMetal: priced.ownMetal,
  };
  const { breakdown, summary, market: marketFix } = priced.snapshot();
  return { jobOrderId, configuration, breakdown, summary, marketFix };
}

/** The ordered piece first, then its sub-items. */
function itemRows(
  jobOrderId: number,
  { priced, quantity, drawingFileId }: OrderLineDraft,
  ids: readonly number[],
) {
  const [mainId = 0, ...subIds] = ids;
  const main = itemRow(jobOrderId, mainId, null, 0, quantity, { ...priced, weight: mainWeight(priced) });
  const drawing = drawingFileId === null ? [] : [drawingAttribute(drawingFileId)];
  const subItems = priced.subItems.map((sub, index) =>
    itemRow(jobOrderId, subIds[index] ?? 0, mainId, index + 1, quantity * sub.quantity, sub),
  );
  return [{ ...main, attributes: [...main.attributes, ...drawing] }, ...subItems];
}

type OrderedPiece = Pick<PricedConfiguration, 'itemType' | 'alloy' | 'size' | 'choices'> & {
  variantCode?: string | null;
  /** Only for the piece itself: its parts. */
  parts?: PricedConfiguration['parts'];
  weight: PricedConfiguration['estimatedWeight'];
};

function itemRow(
  jobOrderId: number,
  id: number,
  parentId: number | null,
  rank: number,
  quantity: number,
  { itemType, alloy, size, choices, parts = [], variantCode = null, weight }: OrderedPiece,
) {
  const { code, nameEn, nameFr } = itemType;
  return {
    id,
    jobOrderId,
    parentId,
    itemTypeId: itemType.id,
    alloyId: alloy.id,
    stoneShape: chosenCut(choices),
    look: chosenLook(choices, parts),
    code,
    variantCode,
    nameEn,
    nameFr,
    quantity,
    size,
    weight: weight?.toFixed(2) ?? null,
    rank,
    attributes: choices.map(attributeOf),
  };
}

/** The weight without the sub-items, which have their own rows. */
function mainWeight({ estimatedWeight, subItems }: PricedConfiguration) {
  if (estimatedWeight === null) return null;
  return subItems.reduce((left, sub) => left.minus(sub.weight?.mul(sub.quantity) ?? ZERO), estimatedWeight);
}

function attributeOf(choice: ResolvedChoice): JobItemAttribute {
  return {
    attributeId: choice.attributeId,
    code: choice.attributeCode,
    nameEn: choice.attributeNameEn,
    nameFr: choice.attributeNameFr,
    valueEn: choice.valueEn,
    valueFr: choice.valueFr,
    fileId: null,
  };
}

function drawingAttribute(fileId: number): JobItemAttribute {
  return {
    attributeId: null,
    code: 'DRAWING',
    nameEn: 'Drawing',
    nameFr: 'Dessin',
    valueEn: 'As attached',
    valueFr: 'Ci-joint',
    fileId,
  };
}

function imageRows(jobOrderId: number, { priced, drawingFileId, otherFileIds = [] }: OrderLineDraft) {
  const drawing: DrawnPicture = {
    itemTypeId: priced.itemType.id,
    alloyId: priced.alloy.id,
    rank: 0,
    shape: chosenCut(priced.choices),
    look: chosenLook(priced.choices, priced.parts),
  };
  const piece = {
    jobOrderId,
    fileId: null,
    drawing,
    captionEn: priced.titleEn,
    captionFr: priced.titleFr,
    isBig: true,
    rank: 0,
  };
  const sent = { captionEn: 'Customer’s drawing', captionFr: 'Dessin du client', isBig: false };
  const fileIds = [...(drawingFileId === null ? [] : [drawingFileId]), ...otherFileIds];
  return [
    piece,
    ...fileIds.map((fileId, index) => ({ jobOrderId, fileId, drawing: null, ...sent, rank: index + 1 })),
  ];
}
