import { authCases } from './auth-cases.ts';
import { cartCases } from './cart-cases.ts';
import type { ContractCase } from './case.ts';
import { catalogCases } from './catalog-cases.ts';
import { jobCases } from './job-cases.ts';
import { userCases } from './user-cases.ts';

/** In the order of a purchase. */
export const CASES: readonly ContractCase[] = [
  ...catalogCases,
  ...cartCases,
  ...jobCases,
  ...userCases,
  ...authCases,
];
