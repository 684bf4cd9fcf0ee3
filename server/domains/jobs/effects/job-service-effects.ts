import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { JobInTransition } from '../job/job-facts.ts';
import type { TransitionGranted } from '../rules/decide-transition.ts';
import type { JobServiceStatus } from '../rules/job-facts.ts';
import type { JobSideEffect } from '../rules/transition.ts';

/** A new status for some services of a job. */
export type ServiceEffect = { ids: number[]; status: JobServiceStatus; decidedAt: Date | null };

type ServicesOfJob = { services: readonly { id: number; status: string; serviceType: { code: string } }[] };

/** A granted transition of a job, with the types of services that it sends; empty for all. */
type ServiceRequest = {
  job: ServicesOfJob;
  granted: TransitionGranted;
  serviceTypeCodes: readonly string[];
  now: Date;
};

/** The effects of a transition on the services of a job. */
export function serviceEffects(request: ServiceRequest): ServiceEffect[] {
  return request.granted.sideEffects.flatMap((sideEffect) => {
    const effect = effectOf(sideEffect, request);
    return effect && effect.ids.length > 0 ? [effect] : [];
  });
}

/** Writes the effects of a transition on the services of a job. */
export async function applyServiceEffects(
  tx: Prisma.TransactionClient,
  effects: readonly ServiceEffect[],
): Promise<void> {
  for (const effect of effects) await setServices(tx, effect);
}

/** Restores the status of services when a transition is undone. */
export async function undoServiceEffects(
  tx: Prisma.TransactionClient,
  job: JobInTransition,
  sideEffects: readonly JobSideEffect[],
): Promise<void> {
  for (const sideEffect of sideEffects) {
    const [before, status]: [string, JobServiceStatus] | [null, null] =
      sideEffect === 'SERVICES_PROPOSED'
        ? ['AWAITING_APPROVAL', 'PROPOSED']
        : sideEffect === 'SERVICES_AWAIT_APPROVAL'
          ? ['PROPOSED', 'AWAITING_APPROVAL']
          : [null, null];
    if (status === null) continue;
    const ids = job.services.filter((service) => service.status === before).map(({ id }) => id);
    await setServices(tx, { ids, status, decidedAt: null });
  }
}

async function setServices(
  tx: Prisma.TransactionClient,
  { ids, status, decidedAt }: ServiceEffect,
): Promise<void> {
  await tx.jobService.updateMany({ where: { id: { in: ids } }, data: { status, decidedAt } });
}

function effectOf(
  sideEffect: JobSideEffect,
  { job, granted, serviceTypeCodes, now }: ServiceRequest,
): ServiceEffect | null {
  const waiting = job.services.filter(({ status }) => status === 'AWAITING_APPROVAL').map(({ id }) => id);
  switch (sideEffect) {
    case 'SERVICES_AWAIT_APPROVAL':
      return { ids: sentServices(job, serviceTypeCodes), status: 'AWAITING_APPROVAL', decidedAt: null };
    case 'SERVICES_APPROVED':
      return { ids: granted.approvedServiceIds, status: 'APPROVED', decidedAt: now };
    case 'SERVICES_DECLINED':
      return { ids: waiting, status: 'DECLINED', decidedAt: now };
    case 'SERVICES_PROPOSED':
      return { ids: waiting, status: 'PROPOSED', decidedAt: null };
    default:
      return null;
  }
}

/** Proposed services to send to the customer: those of the given types, or all. */
function sentServices({ services }: ServicesOfJob, codes: readonly string[]): number[] {
  const proposed = services.filter(({ status }) => status === 'PROPOSED');
  const known = new Set(proposed.map(({ serviceType }) => serviceType.code));
  const unknown = codes.findIndex((code) => !known.has(code));
  if (unknown >= 0) {
    throw InvalidInputError.of(
      `serviceTypeCodes.${unknown}`,
      'UNKNOWN',
      'No such service is proposed for this job.',
    );
  }
  return proposed
    .filter(({ serviceType }) => codes.length === 0 || codes.includes(serviceType.code))
    .map(({ id }) => id);
}
