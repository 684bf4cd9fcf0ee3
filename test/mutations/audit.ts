import { expect } from '@jest/globals';
import { withoutSecrets } from '../../server/observability/without-secrets.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { MutationCall } from '../world/mutation-calls.ts';

/** Starts recording the audit entries of an action; call the returned function after it. */
export async function watchAudit({ db }: Pick<Actor, 'db'>) {
  const last = await db.auditEvent.aggregate({ _max: { id: true } });
  return () => db.auditEvent.findMany({ where: { id: { gt: last._max.id ?? 0 } }, orderBy: { id: 'asc' } });
}

/** Checks the audit entries of an action: the declared ones, with the acting user, and without secrets. */
export function expectAudited(
  name: string,
  rows: Awaited<ReturnType<Awaited<ReturnType<typeof watchAudit>>>>,
  as: Actor,
  call: MutationCall,
): void {
  const audit = MUTATIONS.get(name)?.audit;
  if (!audit || 'none' in audit) {
    expect({ name, audited: rows.map(({ action }) => action) }).toEqual({ name, audited: [] });
    return;
  }
  const { action, entityType } = audit;
  const expected = typeof action === 'string' ? action : call.audited;
  expect(rows.map((each) => each.action)).toEqual([expected].flat());
  const [row] = rows;
  // Guests have no account, so the facts have their email address.
  const isGuest = Object(row?.data).guest !== undefined;
  expect(row).toMatchObject({
    userId: isGuest ? null : (as.userId ?? expect.any(Number)),
    actingById: as.claims?.actorId ?? null,
    entityType,
    entityId: entityType === null ? null : expect.stringMatching(/^\d+$/),
    requestId: 'test',
    address: '127.0.0.1',
    at: expect.any(Date),
  });
  expectNoSecret(JSON.stringify(rows.map(({ data }) => data)), call.args);
}

/** Checks for secrets: by format, and the sent ones. */
function expectNoSecret(data: string, args: Record<string, unknown>): void {
  expect(withoutSecrets(data)).toBe(data);
  const { password, oldPassword, newPassword, uniqueId } = Object(args['input']);
  for (const secret of [password, oldPassword, newPassword, uniqueId]) {
    if (typeof secret === 'string') expect(data).not.toContain(secret);
  }
}
