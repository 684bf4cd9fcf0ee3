import { builder } from '../../../schema/builder.ts';
import { isActiveStage, stageName } from '../../jobs/rules/bench/bench-stages.ts';
import type { ProofObstacle } from '../../jobs/rules/proof-gate.ts';

/** Bench stage of a job order. */
export const JobStageType = builder
  .objectRef<{ code: number; missing?: ProofObstacle | null }>('JobStage')
  .implement({
    description: 'Bench stage of a job order.',
    fields: (t) => ({
      code: t.exposeInt('code', { description: '10 to 100; one less than a stage means waiting for it.' }),
      name: t.string({
        description: 'Name of the stage; customers get a simplified name.',
        resolve: ({ code }, _args, { language, viewer }) => stageName(code, language, viewer.isStaff),
      }),
      isActive: t.boolean({
        description: 'In work at this stage; otherwise waiting or done.',
        resolve: ({ code }) => isActiveStage(code),
      }),
      missing: t.string({
        nullable: true,
        description: 'Why staff cannot take the job there yet: `PROOF_REQUIRED`, `PROOF_NOT_APPROVED`.',
        resolve: ({ missing }) => missing ?? null,
      }),
    }),
  });
