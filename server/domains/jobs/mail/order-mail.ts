import { escapeHtml } from '../../../mail/escape-html.ts';
import type { DecimalLike } from '../../../schema/builder.ts';

/** Language of a mail. */
export type MailLanguage = 'en' | 'fr';

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
    colon: ': ',
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
    // French puts a hard space before it.
    colon: '\u00A0: ',
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
  const po = order.poNumber ? [`${words.po}${words.colon}${order.poNumber}`] : [];
  const sums = sumLines(order, language);
  const total = `${words.total}${words.colon}${moneyIn(order.currentTotal, order.currency, language)}`;
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
    `${words.follow}${words.colon}${order.url}`,
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
    `${label}${words.colon}${moneyIn(amount, order.currency, language)}`;
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
  return `${job.number}${WORDS[language].colon}${job.quantity} × ${title}, ${price}${promised}`;
}

const LOCALES: Readonly<Record<MailLanguage, string>> = { en: 'en-US', fr: 'fr-CA' };

/** Formats of amounts by language and currency: making one takes longer, and more memory, than the text of a mail. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, language: MailLanguage): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    // A mail is read and passed on anywhere: a sign such as $ would leave open which currency.
    currencyDisplay: 'code',
  });
  moneyFormats.set(key, format);
  return format;
}

function moneyIn(amount: DecimalLike, currency: string, language: MailLanguage): string {
  // The formatter takes exact decimal text; its type asks for the narrower template type.
  return moneyFormat(currency, language).format(amount.toString() as `${number}`);
}

function dayFormat(language: MailLanguage): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
}

const DAY_FORMATS: Readonly<Record<MailLanguage, Intl.DateTimeFormat>> = {
  en: dayFormat('en'),
  fr: dayFormat('fr'),
};

function dayIn(day: Date, language: MailLanguage): string {
  return DAY_FORMATS[language].format(day);
}
