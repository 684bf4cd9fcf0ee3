import { authCases } from './auth-cases.ts';
import { cardCases } from './card-cases.ts';
import { cartCases } from './cart-cases.ts';
import type { ContractCase } from './case.ts';
import { catalogCases } from './catalog-cases.ts';
import { consignmentCases } from './consignment-cases.ts';
import { invoiceCases } from './invoice-cases.ts';
import { jobActionCases } from './job-action-cases.ts';
import { jobCases } from './job-cases.ts';
import { noteCases } from './note-cases.ts';
import { quoteCases } from './quote-cases.ts';
import { salesOrderCases } from './sales-order-cases.ts';
import { settingsCases } from './settings-cases.ts';
import { userCases } from './user-cases.ts';

/** In the order of a purchase. */
export const CASES: readonly ContractCase[] = [
  ...catalogCases,
  ...cartCases,
  ...jobCases,
  ...jobActionCases,
  ...noteCases,
  ...quoteCases,
  ...salesOrderCases,
  ...invoiceCases,
  ...consignmentCases,
  ...cardCases,
  ...settingsCases,
  ...userCases,
  ...authCases,
];
