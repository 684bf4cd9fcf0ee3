import { builder } from '../../../schema/builder.ts';
import { priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { benchStages } from '../rules/bench-stages.ts';
import { JOB_SERVICE_ORDER } from './job-facts.ts';
import { JobOrder } from './job-order.type.ts';
import { JobStageType } from './job-stage.type.ts';

builder.prismaObjectField(JobOrder, 'benchStages', (t) =>
  t.field({
    type: [JobStageType],
    description:
      'Stages of the bench that this job passes, in order; customers get coarse ones, each with its last code.',
    select: {
      stage: true,
      specification: { select: { summary: true, breakdown: true } },
      services: {
        orderBy: JOB_SERVICE_ORDER,
        select: { status: true, serviceType: { select: { code: true } } },
      },
    },
    resolve: ({ stage, specification, services }, _args, { language, viewer }) => {
      const rows = [specification?.summary, specification?.breakdown].flatMap((json) =>
        json ? priceRowsOfJson(json) : [],
      );
      const facts = {
        stage,
        priceRowKinds: rows.map(({ kind }) => kind),
        serviceTypeCodes: services
          .filter(({ status }) => status !== 'DECLINED')
          .map(({ serviceType }) => serviceType.code),
      };
      return benchStages(facts, language, viewer.isStaff);
    },
  }),
);
