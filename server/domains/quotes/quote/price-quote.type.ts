import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { NoteSubjectType } from '../../notes/note-subject.type.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { visibleQuoteEvents, visibleQuotes, visibleVersions } from '../access.ts';
import { offeredEdits, type QuoteEdit } from '../rules/offered-edits.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { PriceQuoteVersion } from '../versions/price-quote-version.type.ts';
import { totalFor } from './read-total.ts';

const KindEnum = builder.enumType('PriceQuoteKind', {
  description: 'The kind of a price quote for legacy clients.',
  values: {
    PQ: { description: 'A price quote.' },
    PQCTO: { description: 'A temporary one, the customer’s own until it is submitted.' },
  } as const,
});

/** The system that a quote came from. */
export const QuoteSourceEnum = builder.enumType('PriceQuoteSource', {
  description: 'Which system a price quote came from.',
  values: {
    PORTAL: { description: 'Made here.' },
    VLORA: { description: 'Brought in from Vlora.' },
  } as const,
});

const EDITS = {
  HEAD: { description: 'Numbers, reference and notes: `updatePriceQuote`.' },
  LINES: {
    description: 'Which pieces: `addPriceQuoteLine`, `updatePriceQuoteLine`, `removePriceQuoteLine`.',
  },
  PRICES: { description: 'Prices, options and alternatives: `pricePriceQuoteLines`.' },
  TERMS: { description: 'Terms, deposit, lead time, last day, internal note: `updatePriceQuote`.' },
} satisfies Record<QuoteEdit, { description: string }>;

const QuoteEditEnum = builder.enumType('PriceQuoteEdit', {
  description: 'What can be written in a price quote.',
  values: EDITS,
});

const MissingEnum = builder.enumType('PriceQuoteMissing', {
  description: 'A requirement that a price quote does not meet yet to become an order.',
  values: {
    SHIPPING_ADDRESS_REQUIRED: { description: 'Where the pieces go: `shippingAddressId`.' },
    BILLING_ADDRESS_REQUIRED: { description: 'Where the invoice goes: `billingAddressId`.' },
  } as const,
});

/** The two versions that a quote refers to; the viewer's side decides which one is read. */
type ReadVersions = Record<'currentVersion' | 'shownVersion', { id: number }>;

/** A price quote. Lists show only its own columns and to-one relations. Each field names the columns that it reads. */
export const PriceQuote = builder.prismaNode('PriceQuote', {
  description: 'A price quote: the customer’s request and the offers made for it, version by version.',
  interfaces: [NoteSubjectType],
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleQuotes(viewer) }),
  nullable: true,
  sample: async ({ buyer, sentQuote, temporaryQuote, foreignBuyer }) => ({
    as: buyer,
    id: await sentQuote(),
    hiddenFrom: foreignBuyer,
    special: { temporary: await temporaryQuote() },
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `PQ-10023`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    kind: t.field({
      type: KindEnum,
      description: 'Whether it is still temporary.',
      select: { kind: true },
      resolve: ({ kind }) => (kind === 'PQCTO' ? 'PQCTO' : 'PQ'),
    }),
    source: t.field({
      type: QuoteSourceEnum,
      description: 'Which system it came from.',
      select: { source: true },
      resolve: ({ source }) => (source === 'VLORA' ? 'VLORA' : 'PORTAL'),
    }),
    isRequest: t.exposeBoolean('isRequest', {
      description: 'The customer requested it; otherwise staff offered it without a request.',
    }),
    status: t.relation('status', { description: 'Status.' }),
    statusSince: t.expose('statusSince', { type: 'DateTime', description: 'Since when.' }),
    customer: t.relation('customer', { description: 'Customer that it is for.' }),
    placedBy: t.relation('placedBy', {
      description: 'User, of the customer or of staff, on whose behalf it was created.',
    }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who created it on behalf of that user.',
    }),
    contact: t.relation('contact', { nullable: true, description: 'Contact at the customer.' }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    customerWoNumber: t.exposeString('customerWoNumber', {
      nullable: true,
      description: 'Customer’s work order.',
    }),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    remarks: t.exposeString('remarks', {
      nullable: true,
      description: 'Remarks on the request.',
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total of `current` before shipping and tax: for staff that of the draft, for customers that of the last offer sent; null while a line has no price, or when prices are not shown (1301 or 19xx).',
      select: { total: true, currentTotal: true },
      resolve: (quote, _args, { viewer }) => (seesAmounts(viewer) ? totalFor(quote, viewer) : null),
    }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the last day of the offer; null while there is no offer.',
    }),
    isExpired: t.boolean({
      description: 'The last day of the offer has ended: it has to be refreshed before it can be accepted.',
      select: { validUntil: true },
      resolve: (quote, _args, { now }) => hasExpired(quote, now),
    }),
    declineReason: t.exposeString('declineReason', { nullable: true, description: 'Why it was declined.' }),
    shippingAddress: t.field({
      type: AddressSnapshotType,
      nullable: true,
      description: 'Where the pieces would go; null: the customer’s default when it is accepted.',
      select: { shippingAddress: true },
      resolve: ({ shippingAddress }) => (shippingAddress === null ? null : addressOfJson(shippingAddress)),
    }),
    billingAddress: t.field({
      type: AddressSnapshotType,
      nullable: true,
      description: 'Where the invoice would go; null: the customer’s default when it is accepted.',
      select: { billingAddress: true },
      resolve: ({ billingAddress }) => (billingAddress === null ? null : addressOfJson(billingAddress)),
    }),
    shippingMethod: t.relation('shippingMethod', { nullable: true, description: 'How it would be shipped.' }),
    missing: t.field({
      type: [MissingEnum],
      description: 'Details that have to be given on acceptance, unless the customer has a default by then.',
      select: { shippingAddress: true, billingAddress: true },
      resolve: ({ shippingAddress, billingAddress }) => [
        ...(shippingAddress === null ? ['SHIPPING_ADDRESS_REQUIRED' as const] : []),
        ...(billingAddress === null ? ['BILLING_ADDRESS_REQUIRED' as const] : []),
      ],
    }),
    current: t.field({
      type: PriceQuoteVersion,
      description:
        'The newest version that the viewer may see: for staff the draft, for customers the last one sent.',
      select: (_args, { viewer }, nested) =>
        viewer.isStaff ? { currentVersion: nested({}) } : { shownVersion: nested({}) },
      // The viewer's side decides which of the two is selected, which the types cannot express.
      resolve: (quote, _args, { viewer }) => {
        const { currentVersion, shownVersion } = quote as unknown as ReadVersions;
        return viewer.isStaff ? currentVersion : shownVersion;
      },
    }),
    versions: t.relation('versions', {
      query: (_args, { viewer }) => ({ where: visibleVersions(viewer), orderBy: { n: 'asc' } }),
      description: 'Versions that the viewer may see, oldest first; 0 is the customer’s request.',
    }),
    acceptedVersion: t.relation('acceptedVersion', {
      nullable: true,
      description: 'The version that was accepted.',
    }),
    history: t.relation('events', {
      query: (_args, { viewer }) => ({ where: visibleQuoteEvents(viewer), orderBy: { id: 'asc' } }),
      description: 'All events that the viewer may see, oldest first.',
    }),
    allowedEdits: t.field({
      type: [QuoteEditEnum],
      description:
        'Edits of the latest version that are available to the viewer, each with its own mutations.',
      select: { statusId: true, customerId: true, placedById: true, contactId: true },
      resolve: (quote, _args, { viewer }) => [
        ...offeredEdits({ ...quote, status: quoteStatusCode(quote.statusId) }, orderActor(viewer)),
      ],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
