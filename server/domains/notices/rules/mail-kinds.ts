/** Mails that a user may refuse, each kind by itself. */
export const MAIL_KINDS = [
  'ORDER_RECEIVED',
  'QUOTE_SENT',
  'QUOTE_EXPIRING',
  'PROOF_WAITING',
  'JOB_LATE',
  'JOB_SHIPPED',
  'CONSIGNMENT_DUE',
  'MENTIONED',
] as const;

/** A kind of mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that the manufacturer's own people get. */
const FOR_STAFF: readonly MailKind[] = ['MENTIONED'];

/** The kinds that somebody gets at all, and so may choose of. */
export function kindsFor({ isStaff }: { isStaff: boolean }): readonly MailKind[] {
  return isStaff ? FOR_STAFF : MAIL_KINDS;
}

/** Whether an untrusted text names a kind. */
export function isMailKind(text: string): text is MailKind {
  return MAIL_KINDS.some((kind) => kind === text);
}
