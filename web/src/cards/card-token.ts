/** What the hosted fields give for a card: a one-time token, and what may be shown of the card. */
export type CardToken = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** Why the hosted fields gave no token, with the status of the provider and its codes. */
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

/** Codes of the hosted fields as our texts name them. */
const CODES: Readonly<Record<string, string>> = {
  NUMBER: 'CARD_NUMBER_WRONG',
  EXPIRY: 'CARD_EXPIRY_WRONG',
  CSC: 'CARD_CSC_WRONG',
  REFUSED: 'CARD_INVALID',
};

/** The code of our texts that says why there is no token. */
export function codeOfTokenError({ errors }: CardTokenError): string {
  return CODES[errors[0]?.code ?? ''] ?? 'GATEWAY_UNAVAILABLE';
}
