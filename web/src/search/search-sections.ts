import type { TFunction } from 'i18next';
import type { IconType } from 'react-icons';
import {
  LuBanknote,
  LuBuilding2,
  LuCalculator,
  LuFileText,
  LuGem,
  LuHandCoins,
  LuHandshake,
  LuPackageSearch,
  LuReceipt,
  LuReceiptText,
} from 'react-icons/lu';
import {
  CATALOG_VIEW,
  JOB_ORDERS_VIEW,
  type Permission,
  QUOTES_VIEW,
  SALES_ORDERS_VIEW,
} from '../lib/session/permissions.ts';
import { links } from '../links.ts';
import type { useSearchQuery$data } from './__generated__/useSearchQuery.graphql.ts';

type Group = useSearchQuery$data['search'][number];
type Hit = Group['hits'][number];
type Kind = Hit['kind'];

/** A page that can be found by name. */
export type Screen = {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly icon: IconType;
};

/** A search result. */
export type SearchOption = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly status: Hit['status'];
  readonly icon: IconType;
  readonly to: string;
  /** Id of the hit; null for pages and lists. */
  readonly id: string | null;
};

/** Results of one kind, with its name. */
export type SearchSection = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly SearchOption[];
};

/** The viewer's permissions and language. */
type SearchReader = { readonly t: TFunction; readonly can: (permission: Permission) => boolean };

type KindFacts = {
  readonly icon: IconType;
  readonly to: (hit: Hit, can: SearchReader['can']) => string | null;
  /** URL of the list with all matches; null if there is none. */
  readonly all: ((text: string) => string) | null;
};

const KINDS: Readonly<Record<Exclude<Kind, '%future added value'>, KindFacts>> = {
  JOB_ORDER: {
    icon: LuPackageSearch,
    to: ({ number }) => links.jobOrder(number),
    all: (search) => links.jobOrders({ tab: 'all', search }),
  },
  SALES_ORDER: {
    icon: LuReceiptText,
    to: ({ number }) => links.salesOrder(number),
    all: (search) => links.salesOrders({ tab: 'all', search }),
  },
  PRICE_QUOTE: {
    icon: LuFileText,
    to: ({ number }) => links.quote(number),
    all: (search) => links.quotes({ tab: 'all', search }),
  },
  CONSIGNMENT: {
    icon: LuHandshake,
    to: ({ number }) => links.consignment(number),
    all: (search) => links.consignments({ tab: 'all', search }),
  },
  INVOICE: {
    icon: LuReceipt,
    to: ({ number }) => links.invoice(number),
    all: (search) => links.invoices({ tab: 'all', search }),
  },
  ESTIMATE: {
    icon: LuCalculator,
    to: ({ number }) => links.estimate(number),
    all: (search) => links.estimates({ search }),
  },
  PAYMENT: {
    icon: LuBanknote,
    to: ({ number }) => links.payment(number),
    all: (search) => links.payments({ search }),
  },
  CUSTOMER_CREDIT: {
    icon: LuHandCoins,
    to: ({ number }) => links.customerCredit(number),
    all: (search) => links.customerCredits({ search }),
  },
  // Customers have no page, so their orders are opened.
  CUSTOMER: { icon: LuBuilding2, to: ({ databaseId }, can) => ordersOf(databaseId, can), all: null },
  PRODUCT: {
    icon: LuGem,
    to: ({ databaseId }, can) => (can(CATALOG_VIEW) ? links.product(databaseId) : null),
    all: links.catalog,
  },
};

function ordersOf(customer: number, can: SearchReader['can']): string | null {
  const list = { tab: 'all', customer } as const;
  if (can(JOB_ORDERS_VIEW)) return links.jobOrders(list);
  if (can(SALES_ORDERS_VIEW)) return links.salesOrders(list);
  return can(QUOTES_VIEW) ? links.quotes(list) : null;
}

/** Results by kind, with a link to the list of all matches if there are more. */
export function foundSections(groups: readonly Group[], text: string, reader: SearchReader): SearchSection[] {
  return groups.flatMap(({ kind, hits, hasMore }) => {
    // A newer server may return unknown kinds.
    if (kind === '%future added value') return [];
    const { all, icon } = KINDS[kind];
    const options = optionsOf(hits, reader);
    const rest: SearchOption[] =
      hasMore && all
        ? [
            {
              key: `all:${kind}`,
              title: reader.t(`search:all.${kind}`, { text }),
              detail: '',
              status: null,
              icon,
              to: all(text),
              id: null,
            },
          ]
        : [];
    return options.length === 0
      ? []
      : [{ key: kind, label: reader.t(`search:kinds.${kind}`), options: [...options, ...rest] }];
  });
}

/** Hits as options, without those that the viewer has no page for. */
export function optionsOf(hits: readonly Hit[], { can }: SearchReader): SearchOption[] {
  return hits.flatMap((hit) => {
    if (hit.kind === '%future added value') return [];
    const { icon, to } = KINDS[hit.kind];
    const target = to(hit, can);
    if (target === null) return [];
    const isNamed = hit.kind === 'CUSTOMER' || hit.kind === 'PRODUCT';
    const title = isNamed ? (hit.title ?? hit.number) : hit.number;
    const other = isNamed ? hit.number : hit.title;
    const detail = [other, hit.customer, ...hit.matched].filter((part) => part && part !== title).join(' · ');
    return [{ key: hit.nodeId, title, detail, status: hit.status, icon, to: target, id: hit.nodeId }];
  });
}

/** Pages with a name in which a word begins with the text, ignoring accents; all pages for an empty text. */
export function screensNamed(screens: readonly Screen[], text: string): SearchOption[] {
  const asked = plain(text);
  return screens
    .filter(({ label }) => ` ${plain(label)}`.includes(` ${asked}`))
    .map(({ key, label, to, icon }) => ({
      key: `screen:${key}`,
      title: label,
      detail: '',
      status: null,
      icon,
      to,
      id: null,
    }));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
