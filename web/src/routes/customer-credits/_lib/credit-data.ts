import type { CreditView_credit$data } from '../_components/__generated__/CreditView_credit.graphql.ts';

/** A credit as its page has it. */
export type CreditData = CreditView_credit$data;

/** What may be done with a credit, each in a dialog. */
export const CREDIT_ACTIONS = ['APPLY', 'REFUND', 'WITHDRAW', 'VOID'] as const;

/** One of them. */
export type CreditAction = (typeof CREDIT_ACTIONS)[number];
