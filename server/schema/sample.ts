import type { Database } from '../database/client.ts';

/** A user of the sample world with a session; a visitor has no session. */
export interface SampleActor {
  readonly userId: number | null;
  readonly userName: string | null;
  /** The active customer; null for staff. */
  readonly customerId: number | null;
  readonly refreshToken: string | null;
}

/** A configured piece that the samples order. */
type SampleConfiguration = {
  itemTypeId: number;
  alloyId: number | null;
  size: string;
  priorityId: number;
  attributes: { attributeId: number; optionId: number; text: null }[];
};

/**
 * The world of the samples: two customers, staff, and functions that create rows. The tests build it (test/world). Each
 * function creates a new row, so a sample may consume it.
 */
export interface SampleWorld<Actor extends SampleActor = SampleActor> {
  readonly db: Database;
  /** A buyer of the customer that owns the created rows. */
  readonly buyer: Actor;
  /** An administrator of the same customer. */
  readonly owner: Actor;
  /** Another buyer of the customer, and one of the other customer. */
  readonly colleague: Actor;
  readonly foreignBuyer: Actor;
  /** Staff. */
  readonly sales: Actor;
  readonly admin: Actor;
  readonly visitor: Actor;
  /** The caller: the usual one, or another user in permission tests. */
  readonly caller: (usual: Actor) => Actor;
  /** The buyer's customer, another customer of the same administrator, and one that neither may see. */
  readonly customerId: number;
  readonly outletId: number;
  readonly foreignCustomerId: number;
  readonly accountNumber: string;
  /** The worked example of the pricing rules; another piece by code. */
  readonly configuration: SampleConfiguration;
  readonly pieceId: (code: string) => number;
  readonly shippingMethodId: number;
  /** A state of the country of the customer's addresses. */
  readonly stateId: number;
  /** The password of all users created by `someone`. */
  readonly password: string;

  /** PayPal's id of an order over 25.00 that the owner started and its buyer approved. */
  readonly payPalOrder: () => Promise<string>;
  /** Carts of the owner and of the buyer with one line each: session id and grand total. */
  readonly pricedCart: () => Promise<{ sessionId: string; grandTotal: string }>;
  /** A line in the buyer's cart; its global id. */
  readonly line: () => Promise<string>;
  /** A line that was removed from the buyer's cart; its global id. */
  readonly removedLine: () => Promise<string>;
  /** A piece on the buyer's wish list, and a removed one; global ids. */
  readonly wish: () => Promise<string>;
  readonly removedWish: () => Promise<string>;
  /** A new job of the buyer; its global id. */
  readonly job: () => Promise<string>;
  /** A job with a proof that awaits the customer's approval. */
  readonly jobAwaitingApproval: () => Promise<string>;
  /** Applies a status action to a job, as staff; returns its id. */
  readonly move: (id: string, action: string) => Promise<string>;
  /** A job whose first bench stage has started. */
  readonly jobAtBench: () => Promise<string>;
  /** A cancelled job. */
  readonly cancelledJob: () => Promise<string>;
  /** The number of a new job. */
  readonly jobNumber: () => Promise<string>;
  /** An order of one job; its integer id. */
  readonly order: () => Promise<number>;
  /** A sales order of the buyer with one job, confirmed on the customer's terms; its integer id. */
  readonly salesOrder: () => Promise<number>;
  /** The number of such a sales order. */
  readonly salesOrderNumber: () => Promise<string>;
  /** A sales order that was cancelled with its job. */
  readonly cancelledSalesOrder: () => Promise<number>;
  /** A sales order with a piece that is ready to ship. */
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
  /** An unapplied payment of the customer; its integer id and number. */
  readonly payment: () => Promise<number>;
  readonly paymentNumber: () => Promise<string>;
  /** An unused credit of the customer, its number, and one that was partly applied to an invoice. */
  readonly credit: () => Promise<number>;
  readonly creditNumber: () => Promise<string>;
  readonly appliedCredit: () => Promise<number>;
  /**
   * Consignments of the customer, with two equal pieces on one line: with the customer, packed, return requested, sold;
   * integer ids.
   */
  readonly consignment: () => Promise<{ id: number; lineId: number }>;
  readonly packedConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly returningConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly soldConsignment: () => Promise<{ id: number; lineId: number }>;
  readonly consignmentNumber: () => Promise<string>;
  /** A card of the customer; its integer id. */
  readonly savedCard: () => Promise<number>;
  /** An old day that is open in the books, the last close (global id), and a line that it posted. */
  readonly openDay: () => Promise<string>;
  readonly booksClose: () => Promise<string>;
  readonly journalLine: () => Promise<number>;
  /** A reconciliation run, and an open finding of one; integer ids. */
  readonly reconciliationRun: () => Promise<number>;
  readonly reconciliationFinding: () => Promise<number>;
  /** A sales order that is paid before it is billed; its integer id. */
  readonly prepaidSalesOrder: () => Promise<number>;
  /** An estimate of the buyer, and a deleted one; global ids. */
  readonly estimate: () => Promise<string>;
  readonly deletedEstimate: () => Promise<string>;
  /** An estimate that was added to the buyer's cart; its global id. */
  readonly estimateInCart: () => Promise<string>;
  /** A quote that the buyer requested; its global id. */
  readonly quote: () => Promise<string>;
  /** A quote with an offer that awaits the customer's answer. */
  readonly sentQuote: () => Promise<string>;
  /** A temporary quote of the buyer, which no other user sees. */
  readonly temporaryQuote: () => Promise<string>;
  /** A quote that staff are pricing. */
  readonly reviewedQuote: () => Promise<string>;
  /** The number of a new quote. */
  readonly quoteNumber: () => Promise<string>;
  /** A guest link of a sent quote, with the mailed code. */
  readonly guestLink: () => Promise<{ quoteId: string; guestLinkId: number; token: string; code: string }>;
  /** The access token of a guest who opened a sent quote. */
  readonly guestAccess: () => Promise<string>;
  /** A note on a job, by the buyer for customers or by staff as internal; its integer id. */
  readonly note: (visibility: 'CUSTOMER' | 'INTERNAL') => Promise<number>;
  /** A picture of the buyer on a job; its integer id. */
  readonly jobPicture: () => Promise<number>;
  /** A version of a proof that awaits the buyer's approval; its integer id. */
  readonly proofVersion: () => Promise<number>;
  /** An address of the customer that is not a default address; its integer id. */
  readonly address: () => Promise<number>;
  /** An uploaded picture of a user; its integer id. */
  readonly file: (by: Actor) => Promise<number>;
  /** A picture to upload. */
  readonly picture: () => File;
  /** A saved view of the job list; its global id. */
  readonly listView: (by: Actor, facts: { isShared: boolean }) => Promise<string>;
  /** A document that the buyer had prepared; its id. */
  readonly preparedDocument: () => Promise<string>;
  /** The code of a valid coupon. An automatic promotion that applies to nobody: its integer and global ids. */
  readonly coupon: () => Promise<string>;
  readonly promotion: () => Promise<number>;
  readonly promotionId: () => Promise<string>;
  /** An item type without references; its global id. */
  readonly itemType: () => Promise<string>;
  /** A group with the piece of the worked example, offered to all customers; its global id. */
  readonly customOrderGroup: () => Promise<string>;
  /** A template of that piece below a category; its global id. */
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
  /** The secret of an unused sign-in link of a user. */
  readonly signInLink: (of: Actor) => Promise<string>;
  /** The key in a link that turns off a kind of mail for a user. */
  readonly mailRefusalKey: (of: Actor) => Promise<string>;

  /** Rows of the other customer. Callers get the same answer as for missing rows. */
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

/** A valid call of a query: its named arguments, so that tests can replace each. */
type QuerySampleCall<Actor> = {
  readonly as: Actor;
  readonly args: Record<string, unknown>;
  readonly foreign?: ForeignIds;
};

/** A valid call of a mutation, which succeeds once. */
export type MutationSampleCall<Actor> = {
  readonly as: Actor;
  readonly input: Record<string, unknown>;
  readonly foreign?: ForeignIds;
  /** The expected audit actions, if several are declared; in order if it records several. */
  readonly audited?: string | readonly string[];
  /** If the call creates a row: the changes that make it update an existing row. */
  readonly ofExisting?: Record<string, unknown>;
};

/** Creates the rows of a valid query call and returns the call. */
export type QuerySample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => QuerySampleCall<Actor> | Promise<QuerySampleCall<Actor>>;

/** Creates the rows of a valid mutation call and returns the call. */
export type MutationSample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => MutationSampleCall<Actor> | Promise<MutationSampleCall<Actor>>;

/** A row of a node type: an integer or a global id. */
export type SampleRowId = number | string;

/** A sample row of a node type, and rows with other visibility. */
type NodeSampleRow<Actor> = {
  /** A user who sees the row. */
  readonly as: Actor;
  readonly id: SampleRowId;
  /** A user who may not see it; null if everybody may. */
  readonly hiddenFrom: Actor | null;
  /** Rows with a line of their own in the access table, by their property, e.g. `internal`. */
  readonly special?: Readonly<Record<string, SampleRowId>>;
  /** Fields whose value depends on the list that shows the row. */
  readonly contextual?: readonly string[];
};

/** Creates a sample row of a node type. */
export type NodeSample = <Actor extends SampleActor>(
  world: SampleWorld<Actor>,
) => NodeSampleRow<Actor> | Promise<NodeSampleRow<Actor>>;
