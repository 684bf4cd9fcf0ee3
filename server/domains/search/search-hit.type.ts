import { READ_AS_PLANNED } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import { Status } from '../settings/status.type.ts';
import type { Hit, HitGroup } from './find-hits.ts';

/** Kinds of search results. */
const SearchKindEnum = builder.enumType('SearchKind', {
  description: 'A kind of record that the global search finds.',
  values: {
    JOB_ORDER: { description: 'Job orders.' },
    SALES_ORDER: { description: 'Sales orders.' },
    PRICE_QUOTE: { description: 'Price quotes.' },
    CONSIGNMENT: { description: 'Consignments.' },
    INVOICE: { description: 'Invoices.' },
    ESTIMATE: { description: 'Estimates.' },
    PAYMENT: { description: 'Payments.' },
    CUSTOMER_CREDIT: { description: 'Credits of customers.' },
    CUSTOMER: { description: 'Customers; staff alone find them.' },
    PRODUCT: { description: 'Pieces of the catalogue.' },
  } as const,
});

/** A result of the global search. */
export const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'A result of the global search.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKindEnum, description: 'What it is.' }),
    // Not `id`: caches by id would take it for the node itself.
    nodeId: t.exposeID('nodeId', {
      description:
        'Opaque id of the job, order, quote, consignment, invoice, estimate, payment, credit, customer or piece.',
    }),
    databaseId: t.exposeInt('databaseId', { description: 'Its integer id.' }),
    number: t.exposeString('number', { description: 'Its number, code or account number.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Name in the language of the request; null when it has only a number.',
    }),
    customer: t.exposeString('customer', {
      nullable: true,
      description: 'Name of its customer, for viewers who see several customers.',
    }),
    matched: t.exposeStringList('matched', {
      description: 'References (PO, work order, end customer) that match a word of the search.',
    }),
    status: t.field({
      type: Status,
      nullable: true,
      description: 'Status; null for records without one.',
      extensions: READ_AS_PLANNED,
      resolve: ({ status }) => status,
    }),
  }),
});

/** Results of one kind. */
export const SearchGroup = builder.objectRef<HitGroup>('SearchGroup').implement({
  description: 'Results of the global search of one kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKindEnum, description: 'What they are.' }),
    hits: t.field({
      type: [SearchHit],
      description: 'Best matches first: by number, beginning of the number, name; then the newest.',
      resolve: ({ hits }) => hits,
    }),
    hasMore: t.exposeBoolean('hasMore', {
      description: 'There are more results; open the list or refine the search.',
    }),
  }),
});
