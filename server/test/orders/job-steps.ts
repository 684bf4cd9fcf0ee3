import type { Actor } from '../actors.ts';
import { run } from '../run.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ForbiddenError { permission } ... on ConflictError { currentVersion }`;

const JOB = `id number version status { code } services { status price revision serviceType { code } } stage { code name }
  trackingNumber declineReason cancelReason approvedAt promisedOn history { action reason approvedPrice approvedServices from { code } to { code } user { id } actingBy { id } }`;

/** Calls a mutation of jobs. Returns its result and the job. */
export async function step(actor: Actor, name: string, input: Record<string, unknown>) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { jobOrder { ${JOB} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** Moves a job one status further. */
export function move(actor: Actor, id: string, action: string, more: Record<string, unknown> = {}) {
  return step(actor, 'transitionJobOrder', { id, action, ...more });
}

/** Actions that a job offers an actor: enabled ones, and disabled ones with the missing precondition. */
export async function offered(actor: Actor, id: string): Promise<string[]> {
  const document = `query ($id: ID!) { node(id: $id) { ... on JobOrder { allowedActions { action enabled missing } } } }`;
  const { data } = await run(actor, document, { id });
  const actions: { action: string; enabled: boolean; missing: string | null }[] =
    data.node?.allowedActions ?? [];
  return actions.map(({ action, enabled, missing }) => (enabled ? action : `${action}?${missing}`));
}
