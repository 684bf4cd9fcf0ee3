import { amountOf } from '../../../../../lib/forms/typed-number.ts';
import type { ReorderChanges, ReorderFacts } from './useReorderPreview.ts';

/** Represents the address of the last order, which may not be in the address book. */
export const AS_BEFORE = 'last';

/** Typed values of a re-order. Names are paths of the mutation input, for server errors. */
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

/** The job as ordered. References of the whole order are not repeated. */
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

/** The job’s text choices, such as engravings. */
export function orderedTexts({ choices }: Pick<ReorderFacts['jobOrder'], 'choices'>) {
  return choices.filter(({ optionId }) => optionId == null);
}

/** A shipping method as a field value. */
export function methodValue(method: ReorderFacts['shippingMethod']): string {
  return String(method?.databaseId ?? '');
}

/** Changed fields, in the format of react-hook-form. */
type ReorderDirty = {
  readonly [Name in keyof ReorderValues['changes']]?: unknown;
};

/** The fields that differ from the job, as mutation input. An empty text clears; an unreadable number is null. */
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

/** Whether any field of a list differs. */
function isDirty(state: unknown): boolean {
  if (Array.isArray(state)) return state.some((each) => Object.values(each ?? {}).some(Boolean));
  return Boolean(state);
}
