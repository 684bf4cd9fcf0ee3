/** A list tab; every status has exactly one. */
export type JobTab = 'NEW' | 'PROCESSING' | 'CLOSED';

/** Fixed properties of a job order status. Names, colours and ranks are editable data. */
export interface JobStatusDefinition {
  /** Entity type 19 × 100 + sequence. */
  id: number;
  tab: JobTab;
  /** No further transitions: the job can only be re-ordered or linked to another job. */
  isTerminal: boolean;
  nameEn: string;
  nameFr: string;
  /** The name for staff, if the usual name addresses the customer. */
  staffNameEn?: string;
  staffNameFr?: string;
}

/** Job order statuses by code (product rules, statuses and transitions). */
export const JOB_STATUSES = {
  NEW: status(1901, 'NEW', 'New', 'Nouvelle'),
  NEEDS_INFO: status(1902, 'NEW', 'Information needed', 'Information requise'),
  AWAITING_APPROVAL: {
    ...status(1903, 'NEW', 'Awaiting your approval', 'En attente de votre approbation'),
    staffNameEn: 'Awaiting customer’s approval',
    staffNameFr: 'En attente de l’approbation du client',
  },
  DECLINED: status(1904, 'NEW', 'Declined, being revised', 'Refusée, en révision'),
  APPROVED: status(1905, 'PROCESSING', 'Approved', 'Approuvée'),
  IN_PRODUCTION: status(1906, 'PROCESSING', 'In production', 'En production'),
  QUALITY_CHECK: status(1907, 'PROCESSING', 'Quality check', 'Contrôle qualité'),
  ON_HOLD: status(1908, 'PROCESSING', 'On hold', 'En attente'),
  READY: status(1909, 'PROCESSING', 'Ready to ship', 'Prête à expédier'),
  SHIPPED: status(1910, 'CLOSED', 'Shipped', 'Expédiée'),
  COMPLETED: terminal(1911, 'Completed', 'Terminée'),
  CANCELLED: terminal(1912, 'Cancelled', 'Annulée'),
  REMADE: terminal(1913, 'Remade', 'Refaite'),
} as const satisfies Record<string, JobStatusDefinition>;

/** The code of a job order status. */
export type JobStatusCode = keyof typeof JOB_STATUSES;

/** All codes in rank order. */
// Object.keys widens to string; the keys of the constant above are exactly the codes.
export const JOB_STATUS_CODES = Object.keys(JOB_STATUSES) as JobStatusCode[];

/** Whether a text is a job status code. */
export function isJobStatusCode(text: string): text is JobStatusCode {
  return Object.hasOwn(JOB_STATUSES, text);
}

/** Whether a job in this status has shipped or ended. */
export function isClosedStatus(code: JobStatusCode): boolean {
  return JOB_STATUSES[code].tab === 'CLOSED';
}

function status(id: number, tab: JobTab, nameEn: string, nameFr: string): JobStatusDefinition {
  return { id, tab, isTerminal: false, nameEn, nameFr };
}

function terminal(id: number, nameEn: string, nameFr: string): JobStatusDefinition {
  return { id, tab: 'CLOSED', isTerminal: true, nameEn, nameFr };
}
