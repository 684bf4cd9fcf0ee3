import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { isActiveStage } from '../../jobs/rules/bench/bench-stages.ts';
import { MAX_BENCH_CAPACITY } from '../../jobs/rules/job-limits.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { changeSetting } from '../../settings/save-setting.ts';
import { withCapacity } from '../rules/bench-columns.ts';
import { JobStageType } from './job-stage.type.ts';

const rules = z.object({
  stage: z.int().refine(isActiveStage, 'UNKNOWN'),
  capacity: z.int().min(0, 'OUT_OF_RANGE').max(MAX_BENCH_CAPACITY, 'OUT_OF_RANGE').nullish(),
});

mutation('setBenchCapacity', {
  description:
    'Sets the capacity of a bench stage in jobs, above which the board shows it as over capacity. Staff only.',
  permission: SETTINGS_CHANGE,
  audit: { action: 'BENCH_CAPACITY_SET', entityType: null },
  repeat: 'naturally repeatable: sets a value',
  budget: 4,
  input: (t) => ({
    stage: t.int({ required: true, description: 'Code of the stage, 10 to 95.' }),
    capacity: t.int({ description: `Jobs, 0 to ${MAX_BENCH_CAPACITY}; null: any number.` }),
  }),
  resolve: async (input, { viewer }, writes) => {
    // Only staff set capacities, regardless of a customer's roles.
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    const { stage, capacity = null } = parseInput(rules, input);
    await writes.transaction(async (tx, record) => {
      await changeSetting(tx, 'BENCH_CAPACITY', (capacities) => withCapacity(capacities, stage, capacity));
      record({ customerId: null, data: { stage, capacity } });
    });
    return { stage, capacity };
  },
  success: (t) => ({
    stage: t.field({
      type: JobStageType,
      description: 'The stage.',
      resolve: ({ stage }) => ({ code: stage }),
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Current value.' }),
  }),
  sample: ({ caller, admin }) => ({ as: caller(admin), input: { stage: 40, capacity: 12 } }),
});
