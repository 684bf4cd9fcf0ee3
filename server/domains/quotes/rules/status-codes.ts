/** A list tab; every status has exactly one. */
export type QuoteTab = 'NEW' | 'PROCESSING' | 'CLOSED';

/** Fixed properties of a quote status. Names, colours and ranks are editable data. */
export interface QuoteStatusDefinition {
  /** Entity type 22 × 100 + sequence. */
  id: number;
  tab: QuoteTab;
  /** No further transitions. */
  isTerminal: boolean;
  /** Who must act next; null for nobody. */
  waitingOn: 'US' | 'CUSTOMER' | null;
  nameEn: string;
  nameFr: string;
}

/** Statuses of price quotes by code (product rules, quote lifecycle). */
export const QUOTE_STATUSES = {
  DRAFT: status(2201, 'NEW', 'US', 'Draft', 'Brouillon'),
  REQUESTED: status(2202, 'NEW', 'US', 'Requested', 'Demandé'),
  IN_REVIEW: status(2203, 'PROCESSING', 'US', 'In review', 'À l’étude'),
  NEEDS_INFO: status(2204, 'PROCESSING', 'CUSTOMER', 'Information needed', 'Information requise'),
  SENT: status(2205, 'PROCESSING', 'CUSTOMER', 'Sent', 'Envoyé'),
  CHANGES_REQUESTED: status(2206, 'PROCESSING', 'US', 'Changes requested', 'Modification demandée'),
  ACCEPTED: status(2207, 'PROCESSING', 'US', 'Accepted', 'Accepté'),
  CONVERTED: terminal(2208, 'Converted', 'Converti'),
  DECLINED: status(2209, 'CLOSED', null, 'Declined', 'Refusé'),
  EXPIRED: status(2210, 'CLOSED', null, 'Expired', 'Expiré'),
  WITHDRAWN: status(2211, 'CLOSED', null, 'Withdrawn', 'Retiré'),
  SUPERSEDED: terminal(2212, 'Superseded', 'Remplacé'),
} as const satisfies Record<string, QuoteStatusDefinition>;

/** The code of a status of price quotes. */
export type QuoteStatusCode = keyof typeof QUOTE_STATUSES;

/** All codes in rank order. */
// Object.keys widens to string; the keys of the constant above are exactly the codes.
export const QUOTE_STATUS_CODES = Object.keys(QUOTE_STATUSES) as QuoteStatusCode[];

/** Whether a text is a quote status code. */
export function isQuoteStatusCode(text: string): text is QuoteStatusCode {
  return Object.hasOwn(QUOTE_STATUSES, text);
}

const CODE_BY_ID: ReadonlyMap<number, QuoteStatusCode> = new Map(
  QUOTE_STATUS_CODES.map((code) => [QUOTE_STATUSES[code].id, code]),
);

/** The code of a stored status id. */
export function quoteStatusCode(statusId: number): QuoteStatusCode {
  const code = CODE_BY_ID.get(statusId);
  if (!code) throw new Error(`No status of price quotes has the id ${statusId}.`);
  return code;
}

function status(
  id: number,
  tab: QuoteTab,
  waitingOn: 'US' | 'CUSTOMER' | null,
  nameEn: string,
  nameFr: string,
): QuoteStatusDefinition {
  return { id, tab, isTerminal: false, waitingOn, nameEn, nameFr };
}

function terminal(id: number, nameEn: string, nameFr: string): QuoteStatusDefinition {
  return { id, tab: 'CLOSED', isTerminal: true, waitingOn: null, nameEn, nameFr };
}
