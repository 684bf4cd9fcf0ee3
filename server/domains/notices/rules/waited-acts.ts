/** What a customer is waited for. */
export const WAITED_ACTS = ['ACCEPT', 'ANSWER', 'APPROVE', 'PAY'] as const;

/** One of them. */
export type WaitedActCode = (typeof WAITED_ACTS)[number];
