import { COLON, dayIn, type Locale, moneyIn } from '../../../lib/locale-formats.ts';
import { escapeHtml } from '../../../mail/escape-html.ts';
import type { DecimalLike } from '../../../schema/builder.ts';

/** Language of a mail. */
export type MailLanguage = Locale;

/** The contents of a mail about an order. */
export type OrderMail = {
  code: string;
  company: string;
  customerName: string;
  accountNumber: string;
  poNumber: string | null;
  currency: string;
  /** Name of the shipping method. */
  shippingMethod: { nameEn: string; nameFr: string } | null;
  shippingPrice: DecimalLike;
  salesTaxValue: DecimalLike;
  grandTotal: DecimalLike;
  /** What changed its totals since it was placed. */
  charges: readonly {
    nameEn: string;
    nameFr: string;
    amount: DecimalLike;
    jobOrder: { number: string } | null;
  }[];
  /** Tax of the charges. */
  chargesTax: DecimalLike;
  /** What it comes to with them. */
  currentTotal: DecimalLike;
  url: string;
  jobOrders: readonly {
    number: string;
    titleEn: string;
    titleFr: string;
    quantity: number;
    lineTotal: DecimalLike;
    promisedOn: Date | null;
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
    shipping: 'Shipping',
    tax: 'Sales tax',
    placed: 'As placed',
    chargesTax: 'Tax on the changes',
    total: 'Total',
    promised: 'promised for',
    follow: 'Follow it here',
  },
  fr: {
    CUSTOMER: {
      subject: (order: OrderMail) => `Votre commande ${order.code}`,
      intro: (order: OrderMail) => `Merci. Nous avons bien reçu votre commande ${order.code}.`,
    },
    MANUFACTURER: {
      subject: (order: OrderMail) => `Nouvelle commande ${order.code} de ${order.customerName}`,
      intro: (order: OrderMail) =>
        `${order.customerName} (${order.accountNumber}) a passé la commande ${order.code}.`,
    },
    po: 'Bon de commande',
    shipping: 'Livraison',
    tax: 'Taxe de vente',
    placed: 'À la commande',
    chargesTax: 'Taxe sur les changements',
    total: 'Total',
    promised: 'promise pour le',
    follow: 'Suivez-la ici',
  },
} as const;

/** Subject, text and HTML of the mail about an order, for the customer or for the manufacturer. */
export function orderMail(order: OrderMail, language: MailLanguage, reader: 'CUSTOMER' | 'MANUFACTURER') {
  const words = WORDS[language];
  const lines = order.jobOrders.map((job) => lineText(job, order.currency, language));
  const po = order.poNumber ? [`${words.po}${COLON[language]}${order.poNumber}`] : [];
  const sums = sumLines(order, language);
  const total = `${words.total}${COLON[language]}${moneyIn(order.currentTotal, order.currency, language)}`;
  const intro = words[reader].intro(order);
  const text = [
    intro,
    '',
    ...po,
    ...lines,
    '',
    ...sums,
    total,
    '',
    `${words.follow}${COLON[language]}${order.url}`,
    '',
    order.company,
  ].join('\n');
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const html = [
    `<p>${escapeHtml(intro)}</p>`,
    ...po.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<ul>${list}</ul>`,
    ...sums.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><strong>${escapeHtml(total)}</strong></p>`,
    `<p><a href="${escapeHtml(order.url)}">${escapeHtml(words.follow)}</a></p>`,
    `<p>${escapeHtml(order.company)}</p>`,
  ].join('\n');
  return { subject: words[reader].subject(order), text, html };
}

/** What stands between the lines and the total, a row each. */
function sumLines(order: OrderMail, language: MailLanguage): string[] {
  const { shippingMethod, charges } = order;
  const words = WORDS[language];
  const named = ({ nameEn, nameFr }: { nameEn: string; nameFr: string }) =>
    language === 'fr' ? nameFr : nameEn;
  const row = (label: string, amount: DecimalLike) =>
    `${label}${COLON[language]}${moneyIn(amount, order.currency, language)}`;
  const method = shippingMethod ? ` (${named(shippingMethod)})` : '';
  const placed = [
    row(`${words.shipping}${method}`, order.shippingPrice),
    row(words.tax, order.salesTaxValue),
  ];
  if (charges.length === 0) return placed;
  return [
    ...placed,
    row(words.placed, order.grandTotal),
    ...charges.map(({ amount, jobOrder, ...names }) =>
      row([named(names), jobOrder?.number].filter(Boolean).join(' · '), amount),
    ),
    row(words.chargesTax, order.chargesTax),
  ];
}

function lineText(job: OrderMail['jobOrders'][number], currency: string, language: MailLanguage): string {
  const title = language === 'fr' ? job.titleFr : job.titleEn;
  const price = moneyIn(job.lineTotal, currency, language);
  const promised = job.promisedOn ? `, ${WORDS[language].promised} ${dayIn(job.promisedOn, language)}` : '';
  return `${job.number}${COLON[language]}${job.quantity} × ${title}, ${price}${promised}`;
}
