import { paymentSummary } from '../answers/money/payment.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { paymentFilterOf, paymentListQuery } from '../input/payment-list.ts';
import { RestListPayments } from '../operations/money/payments.ts';
import { bare, restSteps } from '../route/route.ts';

/** Payments. */
export const paymentRoutes = [
  restSteps({
    method: 'get',
    path: '/Payment',
    summary: 'Payments, by page, latest first',
    sample: () => ({ query: { hasAvailable: true } }),
    otherSamples: () => [
      { query: { method: 'CHECK', receivedFrom: '2020-01-01', receivedTo: '2099-12-31' } },
    ],
    query: paymentListQuery,
    pageBase: 0,
    answer: pageSchema(paymentSummary.schema),
    handle: async ({ query, page, run }) => {
      const { payments } = await run(RestListPayments, {
        filter: paymentFilterOf(query),
        orderBy: { field: 'RECEIVED_ON', direction: 'DESC' },
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(payments, paymentSummary.answer));
    },
  }),
];
