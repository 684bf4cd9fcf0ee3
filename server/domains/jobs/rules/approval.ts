import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobFacts, JobServiceFact } from './job-facts.ts';

/** Whether the customer has to agree before work begins: the piece needs a proof, or the customer wants to. */
export function approvalRequired(
  job: Pick<JobFacts, 'itemTypeRequiresProof' | 'customerApprovalRequired'>,
): boolean {
  return job.itemTypeRequiresProof || job.customerApprovalRequired;
}

/** Services that can be sent to the customer: proposed, or already waiting for an answer. */
export function openServices(services: readonly JobServiceFact[]): JobServiceFact[] {
  return services.filter(({ status }) => status === 'PROPOSED' || status === 'AWAITING_APPROVAL');
}

/** Services that wait for the customer; of one type when that is given. */
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

/** Whether approving these services leaves none waiting, so that the job is approved. */
export function isLastOpenServiceApproved(
  services: readonly JobServiceFact[],
  approved: readonly JobServiceFact[],
): boolean {
  return awaitingServices(services, null).every((service) => approved.includes(service));
}

/** The action that asks the customer from where a job stands: for the first time, or for a change of what was agreed. */
export function approvalAction(status: JobStatusCode): 'REQUEST_APPROVAL' | 'CHANGE_ORDER' {
  return status === 'APPROVED' || status === 'IN_PRODUCTION' ? 'CHANGE_ORDER' : 'REQUEST_APPROVAL';
}
