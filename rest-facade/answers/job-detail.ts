import { amount } from '../amounts.ts';
import type { RestJobDetailQuery } from '../gql/graphql.ts';
import { allItemsAnswer, jobImageAnswer, jobSummaryAnswer, noteAnswer } from './job.ts';
import { named } from './named.ts';
import { orderTotalsAnswer } from './order.ts';
import { priceRows } from './price.ts';

type JobDetail = NonNullable<RestJobDetailQuery['jobOrder']>;

/** GET /job-orders-extended/:id/detail: the job with everything that its page shows. */
export function jobDetailAnswer(job: JobDetail) {
  return {
    ...jobSummaryAnswer(job),
    note: job.note,
    isPickedUp: job.pickedUp,
    dateApproved: job.approvedAt,
    declineReason: job.declineReason,
    cancelReason: job.cancelReason,
    marketAsOf: job.marketAsOf,
    placedBy: personAnswer(job.placedBy),
    contact: personAnswer(job.contact),
    attributes: job.choices.map((choice) => ({
      id: choice.attributeId,
      code: choice.attributeCode,
      name: choice.attributeName,
      optionId: choice.optionId,
      value: choice.value,
    })),
    summary: priceRows(job.summary),
    items: allItemsAnswer(job.items, job.databaseId),
    jobServices: job.services.map((service) => ({
      id: service.databaseId,
      jobID: job.databaseId,
      serviceType: named(service.serviceType),
      serviceTypeCode: service.serviceType.code,
      serviceTypeName: service.serviceType.name,
      price: amount(service.price),
      revision: service.revision,
      status: service.status,
      dateDecided: service.decidedAt,
      proof: service.proof
        ? { id: service.proof.databaseId, name: service.proof.name, fileUrl: service.proof.url }
        : null,
    })),
    images: job.images.map(jobImageAnswer),
    customerNotes: job.notes.map(noteAnswer),
    history: job.history.map(historyAnswer),
    allowedActions: job.allowedActions.map(({ to, ...action }) => ({
      ...action,
      toStatusCode: to?.code ?? null,
      toStatusName: to?.name ?? null,
    })),
    reorderedFrom: jobLink(job.reorderedFrom),
    remadeFrom: jobLink(job.remadeFrom),
    remake: jobLink(job.remake),
    order: orderAnswer(job),
  };
}

function historyAnswer(event: JobDetail['history'][number]) {
  return {
    date: event.at,
    action: event.action,
    fromStatusCode: event.from?.code ?? null,
    fromStatusName: event.from?.name ?? null,
    toStatusCode: event.to.code,
    toStatusName: event.to.name,
    reason: event.reason,
    user: personAnswer(event.user),
    actingAs: personAnswer(event.actingBy),
    approvedPrice: amount(event.approvedPrice),
    approvedServices: event.approvedServices,
  };
}

/** The order that the job came in, with its addresses and totals. */
function orderAnswer({ orderGroup }: JobDetail) {
  return {
    id: orderGroup.databaseId,
    order_code: orderGroup.code,
    customerWoNumber: orderGroup.customerWoNumber,
    notes: orderGroup.notes,
    shippingAddress: orderGroup.shippingAddress,
    billingAddress: orderGroup.billingAddress,
    sellToAddress: orderGroup.sellToAddress,
    shippingMethod: orderGroup.shippingMethod ? named(orderGroup.shippingMethod) : null,
    ...orderTotalsAnswer(orderGroup),
    dateCreated: orderGroup.createdAt,
  };
}

function personAnswer(user: { databaseId: number; fullName: string } | null) {
  return user ? { id: user.databaseId, fullName: user.fullName } : null;
}

function jobLink(job: { databaseId: number; number: string } | null) {
  return job ? { jobID: job.databaseId, number: job.number } : null;
}
