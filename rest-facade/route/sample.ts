/** Rows and texts for samples: those of a customer in one test, missing ones in another. */
export interface SampleRows {
  /** Existing rows of the customer that the call does not consume. */
  readonly job: number;
  readonly quote: number;
  readonly vloraQuote: number;
  readonly salesOrder: number;
  readonly invoice: number;
  readonly credit: number;
  readonly consignment: number;
  readonly line: number;
  readonly address: number;
  readonly user: number;
  readonly customer: number;
  readonly accountNumber: string;
  /** New rows of the customer, for calls that consume them. */
  readonly newQuote: () => Promise<number>;
  /** A sales order that must be paid before it is billed. */
  readonly prepaidSalesOrder: () => Promise<number>;
  /** An unapplied payment, and a cart with its grand total. */
  readonly newPayment: () => Promise<number>;
  readonly newPayPalOrder: () => Promise<string>;
  readonly newPricedCart: () => Promise<{ readonly sessionId: string; readonly grandTotal: string }>;
  readonly newJob: () => Promise<number>;
  readonly jobAwaitingApproval: () => Promise<number>;
  readonly cancelledJob: () => Promise<number>;
  readonly newLine: () => Promise<number>;
  readonly newWish: () => Promise<number>;
  readonly newAddress: () => Promise<number>;
  /**
   * A category of custom orders with a template in it, a group of their pieces, and a custom order that became a job.
   */
  readonly newCustomOrderTemplate: () => Promise<number>;
  readonly newCustomOrderGroup: () => Promise<number>;
  readonly newCustomOrder: () => Promise<number>;
  /** An empty category. */
  readonly newCategory: () => Promise<{ readonly id: number; readonly code: string }>;
  /** A valid postal address without id. */
  readonly postal: Readonly<Record<string, unknown>>;
  /** A configured piece in REST format. */
  readonly piece: Readonly<Record<string, unknown>>;
  /** An attribute of the piece, and its metal. */
  readonly attribute: number;
  readonly metal: number;
  readonly product: { readonly id: number; readonly code: string };
  readonly category: { readonly id: number; readonly code: string };
  readonly itemGroupCode: string;
  /** The caller's own credentials. */
  readonly caller: {
    readonly userName: string;
    readonly password: string;
    readonly token: string;
    readonly refreshToken: string;
    readonly uniqueId: () => Promise<string>;
  };
  /** A small picture to upload. */
  readonly picture: File;
}

/** A valid request: path parameters, query string, and body or form. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string | File>>;
  /** If the call creates a row: body fields that make it update an existing row. */
  readonly ofExisting?: Readonly<Record<string, unknown>>;
}

/** Creates the valid request of a call; empty for calls without input. */
export type Sample = (rows: SampleRows) => SampleRequest | Promise<SampleRequest>;

/** Creates more requests of a call that accepts several forms of input. */
export type OtherSamples = (rows: SampleRows) => readonly SampleRequest[];

/** The valid request of a call without input. */
export const nothing: Sample = () => ({});

/** The URL of a sample: its path with parameters and query string. */
export function sampleAddress(path: string, { params = {}, query = {} }: SampleRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return texts.length === 0 ? filled : `${filled}?${new URLSearchParams(texts)}`;
}
