import type { CreditView_credit$data } from '../_components/__generated__/CreditView_credit.graphql.ts';

/** A credit with the data of its page. */
export type CreditData = CreditView_credit$data;

/** Actions of a credit, each with a dialog. */
export const CREDIT_ACTIONS = ['APPLY', 'REFUND', 'WITHDRAW', 'VOID'] as const;

export type CreditAction = (typeof CREDIT_ACTIONS)[number];
