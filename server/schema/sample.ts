import type { Database } from '../database/client.ts';

/** Somebody of the sample world, with a session of their own; a visitor has none. */
export interface SampleActor {
  readonly userId: number | null;
  readonly userName: string | null;
  /** The active customer; null for staff. */
  readonly customerId: number | null;
  readonly refreshToken: string | null;
}

/** A piece of the catalogue as the samples order it. */
export type SampleConfiguration = {
  itemTypeId: number;
  alloyId: number | null;
  size: string;
  priorityId: number;
  attributes: { attributeId: number; optionId: number; text: null }[];
};

/**
 * What samples are about: two customers, the staff, and makers of rows. The tests make the world (test/world); every row
 * that a maker answers is fresh, so that a sample may use it up.
 */
export interface SampleWorld<Actor extends SampleActor = SampleActor> {
  readonly db: Database;
  /** A buyer of the customer whose rows the makers make. */
  readonly buyer: Actor;
  /** An administrator of the same customer. */
  readonly owner: Actor;
  /** Another buyer of the customer, and one of the foreign customer. */
  readonly colleague: Actor;
  readonly foreignBuyer: Actor;
  /** Staff. */
  readonly sales: Actor;
  readonly admin: Actor;
  readonly visitor: Actor;
  /** Whoever calls: the usual caller, or somebody else when a test asks who may. */
  readonly caller: (usual: Actor) => Actor;
  /** The buyer's customer, another one of the same administrator, and one that neither may see. */
  readonly customerId: number;
  readonly outletId: number;
  readonly foreignCustomerId: number;
  readonly accountNumber: string;
  /** The worked example of the pricing rules; another piece by its code. */
  readonly configuration: SampleConfiguration;
  readonly pieceId: (code: string) => number;
  readonly shippingMethodId: number;
  /** A state of the country of the customer's addresses. */
  readonly stateId: number;
  /** The password of everybody who was made by `someone`. */
  readonly password: string;

  /** An order of PayPal over 25.00 that the owner began and its buyer agreed to; PayPal's id. */
  readonly payPalOrder: () => Promise<string>;
  /** Carts of the owner and of the buyer with a line each: their session id, and what each comes to. */
  readonly pricedCart: () => Promise<{ sessionId: string; grandTotal: string }>;
  /** A line in the buyer's cart; its global id. */
  readonly line: () => Promise<string>;
  /** A line that was just taken out of the buyer's cart; its global id. */
  readonly removedLine: () => Promise<string>;
  /** A piece on the buyer's wish list, and one that was just taken off it; their global ids. */
  readonly wish: () => Promise<string>;
  readonly removedWish: () => Promise<string>;
  /** A new job of the buyer; its global id. */
  readonly job: () => Promise<string>;
  /** A job with a proof that awaits the customer's approval. */
  readonly jobAwaitingApproval: () => Promise<string>;
  /** Takes a job a step further, as staff; answers its id. */
  readonly move: (id: string, action: string) => Promise<string>;
  /** A job whose first stage of the bench has begun. */
  readonly jobAtBench: () => Promise<string>;
  /** A cancelled job. */
  readonly cancelledJob: () => Promise<string>;
  /** The human number of a new job. */
  readonly jobNumber: () => Promise<string>;
  /** An order of one job; its integer id. */
  readonly order: () => Promise<number>;
  /** A sales order of the buyer with one job, confirmed on the customer's terms; its integer id. */
  readonly salesOrder: () => Promise<number>;
  /** The same; its human number. */
  readonly salesOrderNumber: () => Promise<string>;
  /** The same, cancelled with its job. */
  readonly cancelledSalesOrder: () => Promise<number>;
  /** The same with a piece that is ready to leave. */
  readonly readySalesOrder: () => Promise<{ id: number; lineId: number }>;
  /** A sales order of a piece from stock; integer ids of it and its line. */
  readonly stockOrder: () => Promise<{ id: number; lineId: number }>;
  /** A deposit on a sales order, and a shipment of one; integer ids. */
  readonly deposit: () => Promise<{ salesOrderId: number; id: number }>;
  readonly shipment: () => Promise<{ salesOrderId: number; id: number }>;
  /** An issued invoice of the buyer's order, with its number, and a draft; integer ids. */
  readonly invoice: () => Promise<number>;
  readonly invoiceNumber: () => Promise<string>;
  readonly draftInvoice: () => Promise<number>;
  /** A payment of the customer that no invoice took; its integer id, and its number. */
  readonly payment: () => Promise<number>;
  readonly paymentNumber: () => Promise<string>;
  /** A credit of the customer that nothing was done with, its number, and one of which an invoice took a part. */
  readonly credit: () => Promise<number>;
  readonly creditNumber: () => Promise<string>;
  readonly appliedCredit: () => Promise<number>;
  /** Consignments of the customer, with two equal pieces on one line: with the customer, packed, to come back, sold; integer ids. */
  readonly consignment: () => Promise<{ id: number; lineId: number }>;
  readonly packedConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly returningConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly soldConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly consignmentNumber: () => Promise<string>;
  /** A card of the customer; its integer id. */
  readonly savedCard: () => Promise<number>;
  /** A day long ago that the books are open for, the last close of them (its global id), and a line that it posted. */
  readonly openDay: () => Promise<string>;
  readonly booksClose: () => Promise<string>;
  readonly journalLine: () => Promise<number>;
  /** A comparison with the books of a gateway, and an open finding of one; integer ids. */
  readonly reconciliationRun: () => Promise<number>;
  readonly reconciliationFinding: () => Promise<number>;
  /** A sales order that is paid before it is billed; its integer id. */
  readonly prepaidSalesOrder: () => Promise<number>;
  /** An estimate of the buyer, and one that was taken away just now; global ids. */
  readonly estimate: () => Promise<string>;
  readonly deletedEstimate: () => Promise<string>;
  /** One that was put into the buyer's cart; its global id. */
  readonly estimateInCart: () => Promise<string>;
  /** A quote that the buyer asked for; its global id. */
  readonly quote: () => Promise<string>;
  /** A quote with an offer that awaits the customer's answer. */
  readonly sentQuote: () => Promise<string>;
  /** A temporary quote of the buyer, which nobody else sees. */
  readonly temporaryQuote: () => Promise<string>;
  /** A quote that staff are pricing. */
  readonly reviewedQuote: () => Promise<string>;
  /** The human number of a new quote. */
  readonly quoteNumber: () => Promise<string>;
  /** A link by which a guest opens a sent quote, with the code that was mailed. */
  readonly guestLink: () => Promise<{ quoteId: string; guestLinkId: number; token: string; code: string }>;
  /** What a guest who opened a sent quote reads and answers it with. */
  readonly guestAccess: () => Promise<string>;
  /** A note on a job, of the buyer for customers or of staff among themselves; its integer id. */
  readonly note: (visibility: 'CUSTOMER' | 'INTERNAL') => Promise<number>;
  /** A picture of the buyer's that is shown with a job; its integer id. */
  readonly jobPicture: () => Promise<number>;
  /** A version of a proof that awaits the buyer's approval; its integer id. */
  readonly proofVersion: () => Promise<number>;
  /** An address of the customer that is nobody's default; its integer id. */
  readonly address: () => Promise<number>;
  /** An uploaded picture of somebody; its integer id. */
  readonly file: (by: Actor) => Promise<number>;
  /** A picture to upload. */
  readonly picture: () => File;
  /** A view of the job list that somebody saved; its global id. */
  readonly listView: (by: Actor, facts: { isShared: boolean }) => Promise<string>;
  /** A document that the buyer had prepared; its id. */
  readonly preparedDocument: () => Promise<string>;
  /** A coupon that carts are granted: its code. A promotion that applies by itself to nobody: its integer id, and its global one. */
  readonly coupon: () => Promise<string>;
  readonly promotion: () => Promise<number>;
  readonly promotionId: () => Promise<string>;
  /** A piece that nothing else names; its global id. */
  readonly itemType: () => Promise<string>;
  /** A group with the piece of the worked example, offered to all customers; its global id. */
  readonly customOrderGroup: () => Promise<string>;
  /** A template of that piece below a kind of work; its global id. */
  readonly customOrderTemplate: () => Promise<string>;
  /** A custom order of the buyer that became a job; its integer id. */
  readonly customOrder: () => Promise<number>;
  /** A row of the buyer's inbox; its global id. */
  readonly notice: () => Promise<string>;
  /** A failed task; its global id. */
  readonly failedTask: () => Promise<string>;
  /** A buyer of the customer with a session of their own. */
  readonly someone: () => Promise<Actor>;
  /** Staff who act as a buyer of the customer. */
  readonly actingStaff: () => Promise<Actor>;
  /** Staff who work for the customer. */
  readonly staffForCustomer: () => Promise<Actor>;
  /** The secret of a sign-in link of somebody, which was not used. */
  readonly signInLink: (of: Actor) => Promise<string>;
  /** What a link ends with that refuses a kind of mail for somebody. */
  readonly mailRefusalKey: (of: Actor) => Promise<string>;

  /** Rows of the foreign customer: whoever names one of them is answered as if it did not exist. */
  readonly foreign: {
    readonly jobId: string;
    readonly jobDatabaseId: number;
    readonly jobNumber: string;
    readonly orderCode: string;
    readonly salesOrderId: string;
    readonly salesOrderDatabaseId: number;
    readonly salesOrderNumber: string;
    readonly invoiceDatabaseId: number;
    readonly invoiceNumber: string;
    readonly paymentDatabaseId: number;
    readonly paymentNumber: string;
    readonly creditDatabaseId: number;
    readonly creditNumber: string;
    readonly consignmentDatabaseId: number;
    readonly consignmentNumber: string;
    readonly savedCardId: number;
    readonly quoteId: string;
    readonly quoteDatabaseId: number;
    readonly quoteNumber: string;
    readonly noticeId: string;
    readonly estimateId: string;
    readonly estimateDatabaseId: number;
    readonly estimateNumber: string;
    readonly lineId: string;
    readonly wishId: string;
    readonly addressId: number;
    readonly fileId: number;
    readonly accountNumber: string;
  };
}

/** Rows of another customer, by the path of the id in the arguments, e.g. `input.id`. */
export type ForeignIds = Readonly<Record<string, string | number>>;

/** A good call of a query: its arguments, each of them named, so that tests may replace any. */
export type QuerySampleCall<Actor> = {
  readonly as: Actor;
  readonly args: Record<string, unknown>;
  readonly foreign?: ForeignIds;
};

/** A good call of a mutation, which succeeds once. */
export type MutationSampleCall<Actor> = {
  readonly as: Actor;
  readonly input: Record<string, unknown>;
  readonly foreign?: ForeignIds;
  /** Which of several declared actions the audit records, in turn where it records several. */
  readonly audited?: string | readonly string[];
  /** Where the call makes a row: what makes it about a row that exists instead. */
  readonly ofExisting?: Record<string, unknown>;
};

/** Makes the rows of a good call of a query, and then the call; stands beside the query. */
export type QuerySample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => QuerySampleCall<Actor> | Promise<QuerySampleCall<Actor>>;

/** Makes the rows of a good call of a mutation, and then the call; stands beside the mutation. */
export type MutationSample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => MutationSampleCall<Actor> | Promise<MutationSampleCall<Actor>>;

/** A row of a type of node: an integer id, or a global one where a maker answers it. */
export type SampleRowId = number | string;

/** A good row of a type of node, and others that not the same people see. */
export type NodeSampleRow<Actor> = {
  /** Somebody to whom queries show the row. */
  readonly as: Actor;
  readonly id: SampleRowId;
  /** Somebody who may not see it; null: it is everybody's. */
  readonly hiddenFrom: Actor | null;
  /** Rows that have a line of their own in the access table, by what is special about them, e.g. `internal`. */
  readonly special?: Readonly<Record<string, SampleRowId>>;
  /** Fields whose value belongs to the list that shows the row, not to the row alone. */
  readonly contextual?: readonly string[];
};

/** Makes a good row of a type of node; stands beside the type. */
export type NodeSample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => NodeSampleRow<Actor> | Promise<NodeSampleRow<Actor>>;
