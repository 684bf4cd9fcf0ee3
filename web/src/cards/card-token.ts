/** The hosted fields' result for a card: a single-use token, and the data that may be shown. */
export type CardToken = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** Why the hosted fields returned no token: the provider's status and error codes. */
export class CardTokenError extends Error {
  override readonly name = 'CardTokenError';
  readonly status: number;
  readonly errors: readonly { readonly code: string }[];

  constructor(status: number, errors: readonly { readonly code: string }[]) {
    super(`no token: ${errors.map(({ code }) => code).join(', ')}`);
    this.status = status;
    this.errors = errors;
  }
}

/** Provider error codes and our codes for them. */
const CODES: Readonly<Record<string, string>> = {
  NUMBER: 'CARD_NUMBER_WRONG',
  EXPIRY: 'CARD_EXPIRY_WRONG',
  CSC: 'CARD_CSC_WRONG',
  REFUSED: 'CARD_INVALID',
};

/** Error code of a token failure, in the texts of `cards`. */
export function codeOfTokenError({ errors }: CardTokenError): string {
  return CODES[errors[0]?.code ?? ''] ?? 'GATEWAY_UNAVAILABLE';
}
