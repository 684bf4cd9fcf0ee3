import type { Database } from '../../../server/database/client.ts';
import { targetRows } from '../../../server/domains/promotions/promotion-targets.ts';
import type { PromotionKind } from '../../../server/domains/promotions/rules/promotion-kinds.ts';
import { addDays, dateOfIsoDay, isoDayOf } from '../../../server/lib/calendar.ts';

/** A promotion of the demo. Dates are in days from seeding, and references are codes. */
type DemoPromotion = {
  code?: string;
  kind: PromotionKind;
  nameEn: string;
  nameFr: string;
  value?: string;
  minSubTotal?: string;
  startsIn?: number;
  endsIn?: number;
  isActive?: boolean;
  totalLimit?: number;
  customerLimit?: number;
  uses?: number;
  customers?: readonly string[];
  customerTypes?: readonly string[];
  itemTypes?: readonly string[];
  itemGroups?: readonly string[];
  freeItems?: readonly string[];
};

/** Coupons of every kind in every state. Promotions without a code apply to items that few carts contain. */
const PROMOTIONS: readonly DemoPromotion[] = [
  {
    code: 'WELCOME10',
    kind: 'PERCENT_ORDER',
    nameEn: 'Ten per cent for you',
    nameFr: 'Dix pour cent pour vous',
    value: '10',
  },
  {
    code: 'THANKS50',
    kind: 'AMOUNT_ORDER',
    nameEn: 'Fifty off from a thousand',
    nameFr: 'Cinquante de remise dès mille',
    value: '50',
    minSubTotal: '1000',
    customerLimit: 2,
  },
  {
    code: 'BANDS15',
    kind: 'PERCENT_ITEM',
    nameEn: 'Wedding band weeks',
    nameFr: 'Les semaines de l’alliance',
    value: '15',
    startsIn: -20,
    endsIn: 70,
    itemGroups: ['BANDS'],
  },
  {
    code: 'SOLITAIRE40',
    kind: 'AMOUNT_ITEM',
    nameEn: 'Forty off each solitaire',
    nameFr: 'Quarante de moins par solitaire',
    value: '40',
    itemTypes: ['RS-101'],
    totalLimit: 200,
    uses: 37,
  },
  {
    code: 'CHAINGIFT',
    kind: 'FREE_ITEM',
    nameEn: 'A chain for your pendants',
    nameFr: 'Une chaîne pour vos pendentifs',
    minSubTotal: '500',
    freeItems: ['CH-101'],
  },
  {
    code: 'SHIPFREE',
    kind: 'SHIPPING',
    nameEn: 'Shipping on us',
    nameFr: 'Livraison offerte',
    value: '100',
    itemGroups: ['RINGS', 'BANDS'],
  },
  {
    code: 'SUMMER20',
    kind: 'PERCENT_ORDER',
    nameEn: 'Summer sale',
    nameFr: 'Soldes d’été',
    value: '20',
    startsIn: -200,
    endsIn: -90,
    uses: 64,
  },
  {
    code: 'FIRST100',
    kind: 'AMOUNT_ORDER',
    nameEn: 'For the first hundred',
    nameFr: 'Pour les cent premiers',
    value: '75',
    totalLimit: 100,
    uses: 100,
  },
  {
    code: 'SPRING12',
    kind: 'PERCENT_ORDER',
    nameEn: 'Spring ahead',
    nameFr: 'Le printemps arrive',
    value: '12',
    startsIn: 90,
  },
  {
    code: 'REMEMBER12',
    kind: 'PERCENT_ITEM',
    nameEn: 'For funeral homes',
    nameFr: 'Pour les maisons funéraires',
    value: '12',
    customerTypes: ['FUNERAL_HOME'],
    itemGroups: ['MEMORIAL'],
  },
  {
    code: 'LUNA250',
    kind: 'AMOUNT_ORDER',
    nameEn: 'Ten years with Luna',
    nameFr: 'Dix ans avec Luna',
    value: '250',
    minSubTotal: '2500',
    customerLimit: 1,
    customers: ['LUNA-001', 'LUNA-002'],
  },
  {
    kind: 'SHIPPING',
    nameEn: 'Memorial pieces travel free',
    nameFr: 'Les bijoux du souvenir voyagent sans frais',
    value: '100',
    itemGroups: ['MEMORIAL'],
  },
  {
    kind: 'PERCENT_ORDER',
    nameEn: 'Three per cent from 50,000',
    nameFr: 'Trois pour cent dès 50\u00A0000',
    value: '3',
    minSubTotal: '50000',
  },
];

/** A shipping method priced by size, and one that can be chosen with one click. */
const METHODS = [
  {
    code: 'AIR_BOX',
    nameEn: 'Air box by size',
    nameFr: 'Colis aérien selon le volume',
    transitDays: 3,
    base: '24',
    perGram: '0.06',
    dimensionalDivisor: '5000',
    maxWeight: '20000',
    maxLength: 600,
    countryCodes: 'US,CA',
    rank: 6,
  },
  {
    code: 'FAST_TOUCH',
    nameEn: 'Fast-touch courier',
    nameFr: 'Coursier Fast-touch',
    transitDays: 1,
    base: '64',
    perGram: '0.05',
    fastTouch: true,
    countryCodes: 'US,CA',
    rank: 7,
  },
];

/** Shipping boxes of item groups, in mm. */
const BOXES: Readonly<Record<string, readonly [number, number, number]>> = {
  RINGS: [60, 60, 50],
  BANDS: [60, 60, 50],
  PENDANTS: [90, 90, 35],
  EARRINGS: [70, 70, 35],
  BRACELETS: [230, 55, 35],
  CHAINS: [120, 120, 35],
  MEMORIAL: [90, 90, 40],
  ACCESSORIES: [90, 90, 40],
};

/** Optional questions of every checkout. */
const QUESTIONS = [
  { code: 'OCCASION', nameEn: 'Occasion', nameFr: 'Occasion', kind: 'SELECT', rank: 900 },
  { code: 'EVENT_DATE', nameEn: 'Date of the event', nameFr: 'Date de l’événement', kind: 'DATE', rank: 901 },
  {
    code: 'GIFT_CARD',
    nameEn: 'Text of a gift card',
    nameFr: 'Texte d’une carte',
    kind: 'TEXT',
    maxLength: 120,
    rank: 902,
  },
  {
    code: 'INSURED_VALUE',
    nameEn: 'Value to insure',
    nameFr: 'Valeur à assurer',
    kind: 'NUMBER',
    unit: 'USD',
    rank: 903,
  },
];

const OCCASIONS = [
  { code: 'ENGAGEMENT', nameEn: 'Engagement', nameFr: 'Fiançailles' },
  { code: 'WEDDING', nameEn: 'Wedding', nameFr: 'Mariage' },
  { code: 'ANNIVERSARY', nameEn: 'Anniversary', nameFr: 'Anniversaire de mariage' },
  { code: 'STOCK', nameEn: 'Stock of the shop', nameFr: 'Stock du magasin' },
];

/** Coupons and promotions, shipping methods by size, and checkout questions. */
export async function seedPromotions(db: Database, now: Date): Promise<void> {
  const today = isoDayOf(now, 'UTC');
  const dayIn = (days: number | undefined) =>
    days === undefined ? null : dateOfIsoDay(addDays(today, days));
  for (const [index, promotion] of PROMOTIONS.entries()) {
    const { startsIn, endsIn, customers, customerTypes, itemTypes, itemGroups, freeItems, ...columns } =
      promotion;
    const targets = await targetRows(db, {
      customerAccountNumbers: customers ?? [],
      customerTypeCodes: customerTypes ?? [],
      itemTypeCodes: itemTypes ?? [],
      itemGroupCodes: itemGroups ?? [],
      freeItemCodes: freeItems ?? [],
    });
    const createdAt = new Date(now.getTime() - (PROMOTIONS.length - index) * 86_400_000);
    const days = { startsOn: dayIn(startsIn), endsOn: dayIn(endsIn) };
    await db.promotion.create({
      data: { ...columns, ...days, createdAt, targets: { createMany: { data: targets } } },
      select: { id: true },
    });
  }
  await db.shippingMethod.createMany({ data: METHODS });
  for (const [code, [parcelLength, parcelWidth, parcelHeight]] of Object.entries(BOXES)) {
    await db.itemGroup.updateMany({ where: { code }, data: { parcelLength, parcelWidth, parcelHeight } });
  }
  await db.attribute.createMany({ data: QUESTIONS.map((question) => ({ ...question, askedOnOrder: true })) });
  const { id: attributeId } = await db.attribute.findUniqueOrThrow({ where: { code: 'OCCASION' } });
  await db.attributeOption.createMany({
    data: OCCASIONS.map((option, rank) => ({ ...option, attributeId, rank })),
  });
}
