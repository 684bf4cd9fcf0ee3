import { deFrench } from '../../../lib/elision.ts';
import { dayIn, type Locale, moneyIn } from '../../../lib/locale-formats.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { taxLabel } from '../../../lib/tax-label.ts';
import type { LetterBlock, LetterFact, LetterItem } from '../../../mail/letter/letter.ts';
import type { DecimalLike } from '../../../schema/builder.ts';
import type { MailText } from '../../notices/mail/mail-user.ts';
import { pricingNotes } from '../../pricing/pricing-note.ts';
import type { GrantedPromotion } from '../../promotions/granted-promotion.ts';
import { reductionLabel, reductionsOf, unexplainedDiscount } from '../../promotions/rules/reductions.ts';
import type { TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';
import type { JobConfiguration } from '../lines/job-configuration.ts';
import { shownJobNumber } from '../lines/shown-job-number.ts';
import { configurationWords } from '../rules/configuration-words.ts';

type MailLanguage = Locale;

/** The data of an email about an order. */
export type OrderMail = {
  code: string;
  customerName: string;
  accountNumber: string;
  poNumber: string | null;
  currency: string;
  /** Name of the shipping method. */
  shippingMethod: { nameEn: string; nameFr: string } | null;
  subTotal: DecimalLike;
  discountValue: DecimalInput;
  shippingPrice: DecimalInput;
  salesTaxValue: DecimalLike;
  /** The components of the tax; empty if nothing is taxed. */
  taxParts: readonly TaxPart[];
  grandTotal: DecimalLike;
  /** Charges added since the order was placed. */
  charges: readonly {
    nameEn: string;
    nameFr: string;
    amount: DecimalLike;
    jobOrder: { number: string; isStock: boolean } | null;
  }[];
  /** Tax of the charges. */
  chargesTax: DecimalLike;
  /** The total with the charges. */
  currentTotal: DecimalLike;
  /** Promotions granted when the order was placed. */
  promotions: readonly GrantedPromotion[];
  /** Order attributes with the answers from checkout. */
  answers: readonly {
    attributeNameEn: string;
    attributeNameFr: string;
    valueEn: string;
    valueFr: string;
  }[];
  url: string;
  jobOrders: readonly {
    number: string;
    isStock: boolean;
    titleEn: string;
    titleFr: string;
    quantity: number;
    lineTotal: DecimalLike;
    /** When the price is fixed. */
    pricingMode: string;
    promisedOn: Date | null;
    /** Null for jobs without a kept configuration. */
    configuration: Pick<JobConfiguration, 'choices' | 'parts'> | null;
  }[];
};

const WORDS = {
  en: {
    CUSTOMER: {
      subject: (order: OrderMail) => `Your order ${order.code}`,
      intro: (order: OrderMail) => `Thank you. We received your order ${order.code}.`,
    },
    MANUFACTURER: {
      subject: (order: OrderMail) => `New order ${order.code} from ${order.customerName}`,
      intro: (order: OrderMail) =>
        `${order.customerName} (${order.accountNumber}) placed order ${order.code}.`,
    },
    po: 'Purchase order',
    subTotal: 'Subtotal',
    discount: 'Discount',
    shippingDiscount: 'Shipping discount',
    shipping: 'Shipping',
    tax: 'Sales tax',
    placed: 'As ordered',
    chargesTax: 'Tax on the changes',
    total: 'Total',
    promised: 'promised for',
    fromStock: 'from stock',
    follow: 'Follow the order',
  },
  fr: {
    CUSTOMER: {
      subject: (order: OrderMail) => `Votre commande ${order.code}`,
      intro: (order: OrderMail) => `Merci. Nous avons bien reçu votre commande ${order.code}.`,
    },
    MANUFACTURER: {
      subject: (order: OrderMail) => `Nouvelle commande ${order.code} ${deFrench(order.customerName)}`,
      intro: (order: OrderMail) =>
        `${order.customerName} (${order.accountNumber}) a passé la commande ${order.code}.`,
    },
    po: 'N° de bon de commande',
    subTotal: 'Sous-total',
    discount: 'Remise',
    shippingDiscount: 'Remise sur la livraison',
    shipping: 'Livraison',
    tax: 'Taxe de vente',
    placed: 'À la commande',
    chargesTax: 'Taxe sur les changements',
    total: 'Total',
    promised: 'promise pour le',
    fromStock: 'en stock',
    follow: 'Suivre la commande',
  },
} as const;

/** The email about an order, for the customer or for the manufacturer. */
export function orderMail(
  order: OrderMail,
  language: MailLanguage,
  reader: 'CUSTOMER' | 'MANUFACTURER',
): MailText {
  const words = WORDS[language];
  const { currency, jobOrders } = order;
  return {
    subject: words[reader].subject(order),
    heading: words[reader].subject(order),
    blocks: [
      { kind: 'TEXT', text: words[reader].intro(order) },
      ...factsOf(order, language),
      { kind: 'ITEMS', rows: jobOrders.map((job) => itemOf(job, currency, language)) },
      ...pricingNotes(
        jobOrders.map(({ pricingMode }) => pricingMode),
        language,
      ).map((text) => ({ kind: 'TEXT' as const, text })),
      {
        kind: 'FACTS',
        rows: [
          ...sumRows(order, language),
          { label: words.total, value: moneyIn(order.currentTotal, currency, language), isTotal: true },
        ],
      },
      { kind: 'LINK', label: words.follow, url: order.url },
    ],
  };
}

/** The customer's PO number and answers from checkout. */
function factsOf({ poNumber, answers }: OrderMail, language: MailLanguage): LetterBlock[] {
  const rows = [
    ...(poNumber ? [{ label: WORDS[language].po, value: poNumber }] : []),
    ...answers.map(({ attributeNameEn, attributeNameFr, valueEn, valueFr }) =>
      language === 'fr'
        ? { label: attributeNameFr, value: valueFr }
        : { label: attributeNameEn, value: valueEn },
    ),
  ];
  return rows.length === 0 ? [] : [{ kind: 'FACTS', rows }];
}

/** The rows between the pieces and the total. */
function sumRows(order: OrderMail, language: MailLanguage): LetterFact[] {
  const { shippingMethod, charges, promotions } = order;
  const words = WORDS[language];
  const named = ({ nameEn, nameFr }: { nameEn: string; nameFr: string }) =>
    language === 'fr' ? nameFr : nameEn;
  const row = (label: string, amount: DecimalLike) => ({
    label,
    value: moneyIn(amount, order.currency, language),
  });
  const method = shippingMethod ? ` (${named(shippingMethod)})` : '';
  const off = reductionsOf(promotions, decimal(order.shippingPrice));
  const offRows = (what: string, granted: readonly GrantedPromotion[]) =>
    granted.map(({ code, amount, ...names }) =>
      row(reductionLabel(what, { name: named(names), code }), decimal(amount).negated()),
    );
  const unexplained = unexplainedDiscount(off, decimal(order.discountValue));
  const discounts = [
    ...offRows(words.discount, off.ofPieces),
    ...(unexplained ? [row(words.discount, unexplained.negated())] : []),
  ];
  const taxRows =
    order.taxParts.length === 0
      ? [row(words.tax, order.salesTaxValue)]
      : order.taxParts.map(({ amount, ...tax }) =>
          row(taxLabel({ ...tax, name: named(tax) }, language), amount),
        );
  const placed = [
    ...(discounts.length > 0 ? [row(words.subTotal, order.subTotal), ...discounts] : []),
    row(`${words.shipping}${method}`, off.shippingBefore),
    ...offRows(words.shippingDiscount, off.ofShipping),
    ...taxRows,
  ];
  if (charges.length === 0) return placed;
  return [
    ...placed,
    row(words.placed, order.grandTotal),
    ...charges.map(({ amount, jobOrder, ...names }) =>
      row([named(names), shownJobNumber(jobOrder)].filter(Boolean).join(' · '), amount),
    ),
    row(words.chargesTax, order.chargesTax),
  ];
}

function itemOf(job: OrderMail['jobOrders'][number], currency: string, language: MailLanguage): LetterItem {
  const { quantity, promisedOn, lineTotal, isStock } = job;
  const title = language === 'fr' ? job.titleFr : job.titleEn;
  const promised = promisedOn && `${WORDS[language].promised} ${dayIn(promisedOn, language)}`;
  return {
    title: `${quantity} × ${title}`,
    detail: [isStock ? WORDS[language].fromStock : job.number, promised].filter(Boolean).join(', '),
    lines: job.configuration ? configurationWords(job.configuration, language) : [],
    amount: moneyIn(lineTotal, currency, language),
  };
}
