import type { Prisma } from '../../../database/generated/client.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { AUDIENCES, type Audience } from '../rules/audiences.ts';
import { channelsOf, type NoticeChannels } from '../rules/choices.ts';
import type { NoticeRule } from '../rules/events.ts';
import type { Happening } from './happening.ts';
import type { NoticeAbout, Reads } from './notice-subject.ts';

/** Somebody who is told, and how. */
export type ToldUser = { readonly id: number; readonly channels: NoticeChannels };

/** Who is told of a happening by a rule of the table, and how each of them wants to be told. */
export async function toldUsers(db: Reads, { happening, about, rule }: ToldBy): Promise<ToldUser[]> {
  if (about.isInternal === true && rule.side === 'CUSTOMER') return [];
  const audience: Audience = AUDIENCES[rule.to];
  const named = peopleOf(audience, happening, about);
  const people: Prisma.UserWhereInput[] = [{ id: { in: named } }];
  if (audience.holders !== null) people.push(usersReaching(audience.holders, about));
  const found = await db.user.findMany({
    where: {
      isStaff: rule.side === 'STAFF',
      AND: [usersReaching(about.permission, about), { OR: people }],
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      noticeChoices: { where: { event: happening.event } },
    },
  });
  const isNamed = ({ id }: { id: number }) => named.includes(id);
  const told = audience.joined === 'ELSE' && found.some(isNamed) ? found.filter(isNamed) : found;
  return told.flatMap(({ id, noticeChoices }) => {
    const isDoer = happening.doerIds.includes(id);
    if (happening.exceptIds?.includes(id) === true) return [];
    const channels = channelsOf(happening.event, rule.side, noticeChoices);
    return channels === null || (isDoer && !rule.tellsDoer) ? [] : [{ id, channels }];
  });
}

type ToldBy = {
  readonly happening: Happening;
  readonly about: NoticeAbout;
  readonly rule: NoticeRule;
};

function peopleOf({ named }: Audience, happening: Happening, about: NoticeAbout): number[] {
  switch (named) {
    case 'contact':
      return about.contactId === null ? [] : [about.contactId];
    case 'assignees':
      return [...(about.assigneeIds ?? [])];
    case 'named':
      return [...(happening.namedIds ?? [])];
    case null:
      return [];
  }
}
