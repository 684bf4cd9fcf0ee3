import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fullName } from '../../identity/user.type.ts';
import { ofVisibleJobs } from '../../jobs/access.ts';
import type { ProofKind } from '../../jobs/rules/proof-kinds.ts';
import { fileUse } from '../../media/file-uses.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ProofKindEnum } from './proof-kind.type.ts';

fileUse('pages', (viewer) => {
  const rows = ofVisibleJobs(viewer);
  return rows && { version: { is: rows } };
});

/** A version of a proof. */
export const ProofVersion = builder.prismaObject('ProofVersion', {
  description: 'Content as shown to the customer. It never changes; a new version supersedes it.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ProofVersion', id) }),
    kind: t.field({
      type: ProofKindEnum,
      description: 'What it shows.',
      select: { kind: true },
      // Only these kinds are written to this column.
      resolve: ({ kind }) => kind as ProofKind,
    }),
    number: t.exposeInt('n', { description: 'Counts the versions of its kind, from 1.' }),
    service: t.relation('service', { description: 'The work that is approved along with it.' }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total of the job with it, as shown when it was published; null when prices are not shown (1301 or 19xx).',
      select: { total: true },
      resolve: ({ total }, _args, { viewer }) => (seesAmounts(viewer) ? total : null),
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    noteToCustomer: t.exposeString('noteToCustomer', { nullable: true, description: 'What to look at.' }),
    digest: t.exposeString('digest', {
      description:
        'SHA-256 of the stored picture; for several pictures, SHA-256 of their digests, one per line.',
    }),
    publishedBy: t.relation('publishedBy', { description: 'Who published it.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When.' }),
    pages: t.relation('pages', {
      query: { orderBy: { page: 'asc' } },
      description: 'Its pictures, in order.',
    }),
    comments: t.relation('comments', {
      query: { orderBy: { id: 'asc' } },
      description: 'Remarks pinned on its pictures, oldest first.',
    }),
    decision: t.relation('decision', {
      nullable: true,
      description: 'The customer’s decision; null if there is none yet.',
    }),
  }),
});

/** A picture of a version. */
export const ProofPage = builder.prismaObject('ProofPage', {
  description: 'A picture of a version of a proof.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'From 1.' }),
    digest: t.exposeString('digest', { description: 'SHA-256 of the picture as stored.' }),
    url: t.string({
      description: 'Address of the picture in full size.',
      select: { fileId: true },
      resolve: ({ fileId }) => `/files/${fileId}`,
    }),
    width: t.int({
      description: 'Width in pixels.',
      select: { file: { select: { width: true } } },
      resolve: ({ file }) => file.width,
    }),
    height: t.int({
      description: 'Height in pixels.',
      select: { file: { select: { height: true } } },
      resolve: ({ file }) => file.height,
    }),
  }),
});

/** The customer's decision on a version. */
export const ProofDecision = builder.prismaObject('ProofDecision', {
  description:
    'The customer’s decision on a version: by whom, when, on which content and at what price. It never changes.',
  fields: (t) => ({
    isApproved: t.boolean({
      description: 'Approved; otherwise declined.',
      select: { outcome: true },
      resolve: ({ outcome }) => outcome === 'APPROVED',
    }),
    userName: t.string({
      description: 'User on whose behalf it was done.',
      select: { user: { select: { firstName: true, lastName: true } } },
      resolve: ({ user }) => fullName(user),
    }),
    actingByName: t.string({
      nullable: true,
      description:
        'Staff member who was acting as the customer; always null, because decisions are for customers only.',
      select: { actingBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ actingBy }) => actingBy && fullName(actingBy),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    digest: t.exposeString('digest', { description: 'The digest of the version that was decided.' }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Total of the job after the decision; null when prices are not shown (1301 or 19xx).',
      select: { total: true },
      resolve: ({ total }, _args, { viewer }) => (seesAmounts(viewer) ? total : null),
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was declined.' }),
  }),
});

/** A comment at a position of a picture. */
export const ProofComment = builder.prismaObject('ProofComment', {
  description: 'A remark pinned on a picture of a proof.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ProofComment', id) }),
    page: t.exposeInt('page', { description: 'Number of the picture, from 1.' }),
    x: t.expose('x', {
      type: 'Decimal',
      description: 'Horizontal position as a fraction of the width, from the left, 0 to 1.',
    }),
    y: t.expose('y', {
      type: 'Decimal',
      description: 'Vertical position as a fraction of the height, from the top, 0 to 1.',
    }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    authorName: t.string({
      description: 'User on whose behalf it was done.',
      select: { author: { select: { firstName: true, lastName: true } } },
      resolve: ({ author }) => fullName(author),
    }),
    actingByName: t.string({
      nullable: true,
      description: 'Staff member who wrote it on behalf of that user.',
      select: { actingBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ actingBy }) => actingBy && fullName(actingBy),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff dealt with it; null: open.',
    }),
    resolvedByName: t.string({
      nullable: true,
      description: 'Who dealt with it.',
      select: { resolvedBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ resolvedBy }) => resolvedBy && fullName(resolvedBy),
    }),
  }),
});
