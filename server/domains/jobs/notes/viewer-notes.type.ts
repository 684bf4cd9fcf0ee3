import { builder } from '../../../schema/builder.ts';
import { ViewerType } from '../../identity/viewer.type.ts';
import { holdsAny } from '../../ordering/rules/sided-transition.ts';
import { jobActor } from '../job/job-facts.ts';
import { NOTE_PERMISSIONS } from '../rules/writable-notes.ts';

builder.prismaObjectField(ViewerType, 'writesJobNotes', (t) =>
  t.boolean({
    description:
      'May write notes on jobs at all; `JobOrder.writableNotes` tells on which, and of which kinds.',
    resolve: (_user, _args, { viewer }) => holdsAny(jobActor(viewer), NOTE_PERMISSIONS),
  }),
);
