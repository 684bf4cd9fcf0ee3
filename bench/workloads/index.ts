import type { Field } from '../field.ts';
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

/** Every workload of the report, in its order; one that the product has no answer for is left out. */
export async function allWorkloads(field: Field): Promise<Workload[]> {
  const startUp = await startUpData(field);
  return [
    jobList(field),
    jobListWithTotal(field),
    await deepPage(field),
    ...(field.small ? [longAndShortList(field, field.small)] : []),
    ...orderLists(field),
    jobDetail(field),
    productList(field),
    globalSearch(field),
    priceCalculation(field),
    await priceRules(field),
    addToCart(field),
    submitOrder(field),
    longCart(field),
    photo(field),
    invoiceDocuments(field),
    bulkStatus(field),
    signIn(field),
    listBesideSignIns(field),
    jobListOverRest(field),
    ...(startUp ? [startUp] : []),
  ];
}
