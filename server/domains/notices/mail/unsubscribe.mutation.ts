import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { refuseMails, UNSUBSCRIBED } from './refuse-mails.ts';

const rules = z.object({ key: z.string().trim().max(200, 'TOO_LONG') });

mutation('unsubscribe', {
  description:
    'Unsubscribes the owner of the link from a kind of e-mail, without a session. Refused with UNSUBSCRIBE_LINK_INVALID for an invalid link.',
  permission: 'anyone',
  audit: UNSUBSCRIBED,
  repeat: 'naturally repeatable: it ends once',
  budget: 5,
  input: (t) => ({ key: t.string({ required: true, description: 'Last part of the link.' }) }),
  resolve: async (input, { services }, writes) => {
    const { key } = parseInput(rules, { key: input.key });
    if (!(await refuseMails(writes, services.tokenKeys, key)))
      throw new RefusedError('UNSUBSCRIBE_LINK_INVALID');
    return { done: true };
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  sample: async ({ caller, visitor, someone, mailRefusalKey }) => ({
    as: caller(visitor),
    input: { key: await mailRefusalKey(await someone()) },
  }),
});
