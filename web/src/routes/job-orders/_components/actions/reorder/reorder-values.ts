import { amountOf } from '../../../../../lib/forms/typed-number.ts';
import type { ReorderChanges, ReorderFacts } from './useReorderPreview.ts';

/** Stands for the address of the last order, which need not be in the book. */
export const AS_BEFORE = 'last';

/** The fields of a re-order as they are typed. Their names are paths of the mutation's input: errors land on them. */
export type ReorderValues = {
  changes: {
    quantity: string;
    size: string;
    texts: { attributeId: number; text: string }[];
    poNumber: string;
    customerWoNumber: string;
    reference: string;
    endCustomer: string;
    note: string;
    shippingAddressId: string;
    shippingMethodId: string;
  };
};

/** The job as it was ordered. The numbers of the order as a whole belong to the order before. */
export function reorderValues({
  jobOrder,
  shippingMethod,
}: Pick<ReorderFacts, 'jobOrder' | 'shippingMethod'>): ReorderValues {
  return {
    changes: {
      quantity: String(jobOrder.quantity),
      size: jobOrder.size?.us ?? '',
      texts: orderedTexts(jobOrder).map(({ attributeId, value }) => ({ attributeId, text: value })),
      poNumber: '',
      customerWoNumber: '',
      reference: jobOrder.reference ?? '',
      endCustomer: jobOrder.endCustomer ?? '',
      note: jobOrder.note ?? '',
      shippingAddressId: AS_BEFORE,
      shippingMethodId: methodValue(shippingMethod),
    },
  };
}

/** The choices of the job that are texts, such as engravings. */
export function orderedTexts({ choices }: Pick<ReorderFacts['jobOrder'], 'choices'>) {
  return choices.filter(({ optionId }) => optionId == null);
}

/** A shipping method as its field has it. */
export function methodValue(method: ReorderFacts['shippingMethod']): string {
  return String(method?.databaseId ?? '');
}

/** What differs, by field, as react-hook-form tells it. */
type ReorderDirty = {
  readonly [Name in keyof ReorderValues['changes']]?: unknown;
};

/** What the server is told: the fields that differ from the job. An empty text clears, an unreadable number is none. */
export function reorderChanges({ changes }: ReorderValues, dirty: ReorderDirty): ReorderChanges {
  const { quantity, size, reference, endCustomer, note, shippingAddressId, shippingMethodId } = changes;
  const known: ReorderChanges = {
    quantity: wholeNumber(quantity),
    size: amountOf(size),
    texts: changes.texts,
    poNumber: changes.poNumber,
    customerWoNumber: changes.customerWoNumber,
    reference: reference || null,
    endCustomer: endCustomer || null,
    note: note || null,
    shippingAddressId: Number(shippingAddressId) || null,
    shippingMethodId: Number(shippingMethodId) || null,
  };
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => isDirty(dirty[name as keyof ReorderDirty])),
  );
}

function wholeNumber(text: string): number | null {
  return text !== '' && Number.isInteger(Number(text)) ? Number(text) : null;
}

/** Of a list of fields, whether any of them differs. */
function isDirty(state: unknown): boolean {
  if (Array.isArray(state)) return state.some((each) => Object.values(each ?? {}).some(Boolean));
  return Boolean(state);
}
