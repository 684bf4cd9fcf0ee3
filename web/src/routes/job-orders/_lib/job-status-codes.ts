/** Codes of the job order statuses (product rules, section 4); names and colours come from the server. */
export const JOB_STATUS_CODES = [
  'NEW',
  'NEEDS_INFO',
  'AWAITING_APPROVAL',
  'DECLINED',
  'APPROVED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'ON_HOLD',
  'READY',
  'SHIPPED',
  'COMPLETED',
  'CANCELLED',
  'REMADE',
] as const;

/** One of the codes. */
export type JobStatusCode = (typeof JOB_STATUS_CODES)[number];

/** Reads a code from untrusted text. */
export function jobStatusCode(text: string): JobStatusCode | undefined {
  return JOB_STATUS_CODES.find((code) => code === text);
}
