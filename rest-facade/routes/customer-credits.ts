import { z } from 'zod';
import { customerCredit } from '../answers/money/customer-credit.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { requireFound } from '../graphql/result.ts';
import { customerCreditFilterOf, customerCreditListQuery } from '../input/customer-credit-list.ts';
import { pathId } from '../input/ids.ts';
import { RestCustomerCreditNumber, RestListCustomerCredits } from '../operations/money/customer-credits.ts';
import { bare, pdf, restSteps } from '../route/route.ts';

/** Credits of customers. */
export const customerCreditRoutes = [
  restSteps({
    method: 'get',
    path: '/CustomerCredit',
    summary: 'Credits, by page, newest first',
    sample: () => ({ query: { hasAvailable: true } }),
    otherSamples: () => [{ query: { kind: 'RETURN', issuedFrom: '2020-01-01', issuedTo: '2099-12-31' } }],
    query: customerCreditListQuery,
    pageBase: 1,
    answer: pageSchema(customerCredit.schema),
    handle: async ({ query, page, run }) => {
      const { customerCredits } = await run(RestListCustomerCredits, {
        filter: customerCreditFilterOf(query),
        orderBy: { field: 'NUMBER', direction: 'DESC' },
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(customerCredits, customerCredit.answer));
    },
  }),
  restSteps({
    method: 'get',
    path: '/reports/print-pdf-report/CREDIT_MEMO/:id',
    summary: 'The PDF of a credit memo',
    sample: ({ credit }) => ({ params: { id: credit } }),
    params: { id: pathId('Credit.') },
    answer: z.file(),
    failure: 'PRINT_FAILED',
    handle: async ({ params: { id }, run, pdf: read }) => {
      const { number } = requireFound((await run(RestCustomerCreditNumber, { id })).customerCredit);
      return pdf(await read(`/documents/credit-memo/${number}.pdf`));
    },
  }),
];
