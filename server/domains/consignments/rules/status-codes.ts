/** Fixed properties of a consignment status. Names, colours and ranks are editable data. */
interface ConsignmentStatusDefinition {
  /** Entity type 42 × 100 + sequence. */
  id: number;
  /** The list tab has the name of the status. */
  tab: ConsignmentStatusCode;
  isTerminal: boolean;
  nameEn: string;
  nameFr: string;
}

/** The code of a consignment status. */
export type ConsignmentStatusCode = 'NEW' | 'PROCESSING' | 'CLOSED';

/** Consignment statuses by code (product rules, statuses and transitions). They follow from the lines. */
export const CONSIGNMENT_STATUSES: Readonly<Record<ConsignmentStatusCode, ConsignmentStatusDefinition>> = {
  NEW: { id: 4201, tab: 'NEW', isTerminal: false, nameEn: 'New', nameFr: 'Nouvelle' },
  PROCESSING: { id: 4202, tab: 'PROCESSING', isTerminal: false, nameEn: 'Processing', nameFr: 'En cours' },
  CLOSED: { id: 4203, tab: 'CLOSED', isTerminal: true, nameEn: 'Closed', nameFr: 'Fermée' },
};

/** All codes in rank order. */
export const CONSIGNMENT_STATUS_CODES = ['NEW', 'PROCESSING', 'CLOSED'] as const;

/** The code of a stored status id. */
export function consignmentStatusCode(statusId: number): ConsignmentStatusCode {
  const code = CONSIGNMENT_STATUS_CODES.find((each) => CONSIGNMENT_STATUSES[each].id === statusId);
  if (!code) throw new Error(`No consignment status has the id ${statusId}.`);
  return code;
}

/** Whether a text is a consignment status code. */
export function isConsignmentStatusCode(text: string): text is ConsignmentStatusCode {
  return CONSIGNMENT_STATUS_CODES.some((code) => code === text);
}
