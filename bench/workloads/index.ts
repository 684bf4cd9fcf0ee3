import type { Environment } from '../environment.ts';
import type { Workload } from '../workload.ts';
import { bulkStatus } from './bulk-status.ts';
import { addToCart, submitOrder } from './cart.ts';
import { globalSearch } from './global-search.ts';
import { invoiceDocuments } from './invoice-documents.ts';
import { jobDetail } from './job-detail.ts';
import { jobList, jobListWithTotal } from './job-lists.ts';
import { longCart } from './long-cart.ts';
import { deepPage, longAndShortList } from './long-lists.ts';
import { orderLists } from './order-lists.ts';
import { photo } from './photo.ts';
import { priceCalculation } from './price.ts';
import { priceRules } from './price-rules.ts';
import { productList } from './product-list.ts';
import { jobListOverRest } from './rest.ts';
import { listBesideSignIns, signIn } from './sign-in.ts';
import { startUpData } from './start-up.ts';

/** Every workload of the report, in order. Workloads that the product cannot run are left out. */
export async function allWorkloads(environment: Environment): Promise<Workload[]> {
  const startUp = await startUpData(environment);
  return [
    jobList(environment),
    jobListWithTotal(environment),
    await deepPage(environment),
    ...(environment.small ? [longAndShortList(environment, environment.small)] : []),
    ...orderLists(environment),
    jobDetail(environment),
    productList(environment),
    globalSearch(environment),
    priceCalculation(environment),
    await priceRules(environment),
    addToCart(environment),
    submitOrder(environment),
    longCart(environment),
    photo(environment),
    invoiceDocuments(environment),
    bulkStatus(environment),
    signIn(environment),
    listBesideSignIns(environment),
    jobListOverRest(environment),
    ...(startUp ? [startUp] : []),
  ];
}
