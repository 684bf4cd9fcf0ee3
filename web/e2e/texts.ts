import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';

/** The languages of the product. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES = join(import.meta.dirname, '../src');

/** Folders of the texts, by namespace. */
const NAMESPACES = {
  addresses: 'addresses',
  bench: 'bench',
  blocked: 'routes/blocked',
  cards: 'cards',
  cart: 'cart',
  catalog: 'routes/catalog',
  'change-password': 'routes/change-password',
  checkout: 'routes/cart',
  'cart-extras': 'routes/cart/extras',
  configuration: 'configuration',
  commit: 'commit',
  'customer-credits': 'routes/customer-credits',
  'customer-settings': 'routes/customer-settings',
  'custom-order': 'routes/product/custom-order',
  consignments: 'routes/consignments',
  inbox: 'routes/inbox',
  'custom-order-groups': 'routes/custom-order-groups',
  'dev-help': 'routes/dev-help',
  books: 'routes/books',
  reconciliation: 'routes/books/reconciliation',
  estimates: 'routes/estimates',
  explainPrice: 'explain-price',
  'failed-tasks': 'routes/failed-tasks',
  invoices: 'routes/invoices',
  'item-types': 'routes/item-types',
  promotions: 'routes/promotions',
  'guest-quote': 'routes/guest-quote',
  'job-services': 'routes/job-services',
  jobs: 'routes/job-orders',
  ledger: 'ledger',
  lists: 'list',
  money: 'money',
  'my-profile': 'routes/my-profile',
  notes: 'notes',
  'order-confirmation': 'routes/order-confirmation',
  orders: 'orders',
  pay: 'routes/pay',
  'pay-order': 'deposit',
  payments: 'routes/payments',
  pieces: 'pieces',
  prices: 'routes/prices',
  orderProblems: 'order-problems',
  product: 'routes/product',
  quickOrder: 'routes/quick-order',
  quotes: 'routes/quotes',
  'sales-orders': 'routes/sales-orders',
  search: 'search',
  'sign-in': 'routes/sign-in',
  'sign-out': 'routes/sign-out',
  unsubscribe: 'routes/unsubscribe',
  uploads: 'upload/pictures',
  waiting: 'waiting',
  webcam: 'upload/webcam',
  wishes: 'routes/wish-list',
  wishList: 'wish-list',
};

async function readTexts(folder: string, language: Language): Promise<Texts> {
  return JSON.parse(await readFile(join(SOURCES, folder, '_locales', `${language}.json`), 'utf8'));
}

/** Texts of a namespace, or of several: nested, by key. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * The words of the web app in a language, by role: `t('product:add')`; `change` where a test has changed them in the
 * app as well.
 */
export async function textsIn(
  language: Language,
  change: (texts: Texts) => Texts = (texts) => texts,
): Promise<TFunction> {
  const resources: Record<string, string | Texts> = { ...(await readTexts('lib/i18n', language)) };
  for (const [namespace, folder] of Object.entries(NAMESPACES)) {
    resources[namespace] = await readTexts(folder, language);
  }
  const instance = i18next.createInstance();
  return instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: change(resources) },
    interpolation: { escapeValue: false },
  });
}

/** Path of a page in a language: French lives under `/fr`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
