/** Rows and words that a sample names: those of a customer in one test, ones that nobody has in the next. */
export interface SampleRows {
  /** Rows of the customer whom the call is about, which it leaves there. */
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
  /** Fresh rows of the customer, for a call that uses them up. */
  readonly newQuote: () => Promise<number>;
  /** A sales order that is paid before it is billed. */
  readonly prepaidSalesOrder: () => Promise<number>;
  /** A payment that no invoice took, and a cart with what it comes to. */
  readonly newPayment: () => Promise<number>;
  readonly newPayPalOrder: () => Promise<string>;
  readonly newPricedCart: () => Promise<{ readonly sessionId: string; readonly grandTotal: string }>;
  readonly newJob: () => Promise<number>;
  readonly jobAwaitingApproval: () => Promise<number>;
  readonly cancelledJob: () => Promise<number>;
  readonly newLine: () => Promise<number>;
  readonly newWish: () => Promise<number>;
  readonly newAddress: () => Promise<number>;
  /** A kind of custom orders with a piece below it, a group of their pieces, and a custom order that became a job. */
  readonly newCustomOrderTemplate: () => Promise<number>;
  readonly newCustomOrderGroup: () => Promise<number>;
  readonly newCustomOrder: () => Promise<number>;
  /** A category that nothing is in. */
  readonly newCategory: () => Promise<{ readonly id: number; readonly code: string }>;
  /** A postal address that may be saved, without id. */
  readonly postal: Readonly<Record<string, unknown>>;
  /** A configured piece as REST bodies spell it. */
  readonly piece: Readonly<Record<string, unknown>>;
  /** An attribute of the piece, and the metal that it is made of. */
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

/** One good request: parameters of its path, its query string, and its body or form. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string | File>>;
  /** Where the call makes a row: fields of the body that make it about a row that exists instead. */
  readonly ofExisting?: Readonly<Record<string, unknown>>;
}

/** Makes the good request of a call; a call without input has an empty one. */
export type Sample = (rows: SampleRows) => SampleRequest | Promise<SampleRequest>;

/** Makes more requests of a call that takes the same input in several forms. */
export type OtherSamples = (rows: SampleRows) => readonly SampleRequest[];

/** The good request of a call without input. */
export const nothing: Sample = () => ({});

/** The address of a sample: its path with parameters and query string. */
export function sampleAddress(path: string, { params = {}, query = {} }: SampleRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return texts.length === 0 ? filled : `${filled}?${new URLSearchParams(texts)}`;
}
