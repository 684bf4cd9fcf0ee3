import { amountOf } from '../../../lib/forms/typed-number.ts';
import type { PromotionForm_promotion$data } from '../_components/__generated__/PromotionForm_promotion.graphql.ts';
import type { SavePromotionInput } from '../_components/__generated__/PromotionFormMutation.graphql.ts';

/** Form values of a promotion: texts as typed, codes separated by commas. */
export type PromotionValues = {
  isCoupon: boolean;
  code: string;
  kind: SavePromotionInput['kind'];
  nameEn: string;
  nameFr: string;
  value: string;
  minSubTotal: string;
  startsOn: string;
  endsOn: string;
  isActive: boolean;
  totalLimit: string;
  customerLimit: string;
  customerAccountNumbers: string;
  itemTypeCodes: string;
  freeItemCodes: string;
  customerTypes: Record<string, boolean>;
  itemGroups: Record<string, boolean>;
};

/** The values of a new promotion. */
const NEW: PromotionValues = {
  isCoupon: true,
  code: '',
  kind: 'PERCENT_ORDER',
  nameEn: '',
  nameFr: '',
  value: '',
  minSubTotal: '',
  startsOn: '',
  endsOn: '',
  isActive: true,
  totalLimit: '',
  customerLimit: '',
  customerAccountNumbers: '',
  itemTypeCodes: '',
  freeItemCodes: '',
  customerTypes: {},
  itemGroups: {},
};

/** Initial form values. */
export function promotionValues(promotion: PromotionForm_promotion$data | null): PromotionValues {
  if (!promotion) return NEW;
  const codesOf = (kind: string) =>
    promotion.targets.filter((target) => target.kind === kind).map(({ code }) => code);
  const marked = (kind: string) => Object.fromEntries(codesOf(kind).map((code) => [code, true]));
  return {
    isCoupon: promotion.code != null,
    code: promotion.code ?? '',
    // Kinds unknown to this version of the page cannot be shown.
    kind: promotion.kind as PromotionValues['kind'],
    nameEn: promotion.nameEn,
    nameFr: promotion.nameFr,
    value: Number(promotion.value) === 0 ? '' : promotion.value,
    minSubTotal: promotion.minSubTotal ?? '',
    startsOn: promotion.startsOn ?? '',
    endsOn: promotion.endsOn ?? '',
    isActive: promotion.isActive,
    totalLimit: promotion.totalLimit?.toString() ?? '',
    customerLimit: promotion.customerLimit?.toString() ?? '',
    customerAccountNumbers: codesOf('CUSTOMER').join(', '),
    itemTypeCodes: codesOf('ITEM_TYPE').join(', '),
    freeItemCodes: codesOf('FREE_ITEM').join(', '),
    customerTypes: marked('CUSTOMER_TYPE'),
    itemGroups: marked('ITEM_GROUP'),
  };
}

/** The values as mutation input. */
export function promotionInput(values: PromotionValues): Omit<SavePromotionInput, 'idempotencyKey'> {
  const isGift = values.kind === 'FREE_ITEM';
  return {
    code: values.isCoupon ? values.code : null,
    kind: values.kind,
    nameEn: values.nameEn,
    nameFr: values.nameFr,
    value: isGift ? null : amountOf(values.value),
    minSubTotal: amountOf(values.minSubTotal),
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
    isActive: values.isActive,
    totalLimit: values.totalLimit === '' ? null : Number(values.totalLimit),
    customerLimit: values.customerLimit === '' ? null : Number(values.customerLimit),
    customerAccountNumbers: codesIn(values.customerAccountNumbers),
    customerTypeCodes: markedIn(values.customerTypes),
    itemTypeCodes: codesIn(values.itemTypeCodes),
    itemGroupCodes: markedIn(values.itemGroups),
    freeItemCodes: isGift ? codesIn(values.freeItemCodes) : [],
  };
}

function codesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((code) => code !== '');
}

function markedIn(marks: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(marks).filter((code) => marks[code]);
}
