import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobFacts, JobServiceFact } from './job-facts.ts';

/**
 * Whether the customer must approve before work begins: the item type requires a proof, or the customer wants to
 * approve.
 */
export function approvalRequired(
  job: Pick<JobFacts, 'itemTypeRequiresProof' | 'customerApprovalRequired'>,
): boolean {
  return job.itemTypeRequiresProof || job.customerApprovalRequired;
}

/** Services that can be sent to the customer: proposed, or already awaiting an answer. */
export function openServices(services: readonly JobServiceFact[]): JobServiceFact[] {
  return services.filter(({ status }) => status === 'PROPOSED' || status === 'AWAITING_APPROVAL');
}

/** Services that await the customer's approval, optionally of one type. */
export function awaitingServices(
  services: readonly JobServiceFact[],
  serviceTypeCode: string | null,
): JobServiceFact[] {
  return services.filter(
    (service) =>
      service.status === 'AWAITING_APPROVAL' &&
      (serviceTypeCode === null || service.serviceTypeCode === serviceTypeCode),
  );
}

/** Whether no service awaits approval after approving these, so that the job is approved. */
export function isLastOpenServiceApproved(
  services: readonly JobServiceFact[],
  approved: readonly JobServiceFact[],
): boolean {
  return awaitingServices(services, null).every((service) => approved.includes(service));
}

/**
 * The action that asks the customer for approval in this status: the first approval, or a change of the agreed order.
 */
export function approvalAction(status: JobStatusCode): 'REQUEST_APPROVAL' | 'CHANGE_ORDER' {
  return status === 'APPROVED' || status === 'IN_PRODUCTION' ? 'CHANGE_ORDER' : 'REQUEST_APPROVAL';
}
