/** Rows and words that a sample names: the demo data's in one test, fresh ones of another customer in the next. */
export interface SampleRows {
  /** Rows of the customer whom the call is about. */
  readonly job: number;
  readonly line: number;
  readonly address: number;
  readonly user: number;
  readonly customer: number;
  readonly accountNumber: string;
  /** A postal address that may be saved, without id. */
  readonly postal: Readonly<Record<string, unknown>>;
  /** A configured piece as REST bodies spell it. */
  readonly piece: Readonly<Record<string, unknown>>;
  readonly product: { readonly id: number; readonly code: string };
  readonly category: { readonly id: number; readonly code: string };
  readonly itemGroupCode: string;
  /** The caller's own credentials. */
  readonly caller: {
    readonly userName: string;
    readonly password: string;
    readonly token: string;
    readonly refreshToken: string;
    readonly uniqueId: string;
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
}

/** Makes the good request of a call; a call that is told nothing has an empty one. */
export type Sample = (rows: SampleRows) => SampleRequest;

/** The good request of a call that is told nothing. */
export const nothing: Sample = () => ({});

/** The address of a sample: its path with parameters and query string. */
export function sampleAddress(path: string, { params = {}, query = {} }: SampleRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return texts.length === 0 ? filled : `${filled}?${new URLSearchParams(texts)}`;
}
