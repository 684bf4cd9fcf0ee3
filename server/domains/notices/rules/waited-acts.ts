/** Actions that are expected from a customer. */
export const WAITED_ACTS = ['ACCEPT', 'ANSWER', 'APPROVE', 'PAY'] as const;

export type WaitedActCode = (typeof WAITED_ACTS)[number];
