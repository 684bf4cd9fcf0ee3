import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { fileUse } from '../../media/file-uses.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ofVisibleJobs } from '../access.ts';

fileUse('proofs', ofVisibleJobs);

/** Work on a job that may need the customer's approval. */
export const JobService = builder.prismaObject('JobService', {
  description: 'Work on a job that may need the customer’s approval.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('JobService', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    serviceType: t.relation('serviceType', { description: 'Kind of work.' }),
    price: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Charge in addition to the piece; null when included, or when prices are not shown.',
      resolve: ({ price }, _args, { viewer }) => (seesAmounts(viewer) ? price : null),
    }),
    revision: t.exposeInt('revision', {
      description: 'Number of the proposal of this service type, from 1.',
    }),
    status: t.exposeString('status', {
      description: '`PROPOSED`, `AWAITING_APPROVAL`, `APPROVED`, `DECLINED` or `DONE`.',
    }),
    awaitsApproval: t.boolean({
      description: 'The customer is asked to approve it.',
      select: { status: true },
      resolve: ({ status }) => status === 'AWAITING_APPROVAL',
    }),
    proof: t.relation('proofFile', { nullable: true, description: 'Picture to approve.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the customer decided.',
    }),
  }),
});
