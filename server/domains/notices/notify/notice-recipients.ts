import type { Prisma } from '../../../database/generated/client.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { AUDIENCES, type Audience } from '../rules/audiences.ts';
import { channelsOf, type NoticeChannels, type StoredChoice } from '../rules/choices.ts';
import type { NoticeRule } from '../rules/events.ts';
import type { EventOccurrence } from './event-occurrence.ts';
import type { NoticeAbout, Reads } from './notice-subject.ts';

/** A recipient of a notice, with the channels. */
type NoticeRecipient = { readonly id: number; readonly channels: NoticeChannels };

/** The recipients of an event by rule of the table, with their channels; one statement for all rules. */
export async function noticeRecipients(
  db: Reads,
  { occurrence, about, rules }: NotifiedOccurrence,
): Promise<RecipientsOfRule[]> {
  const reached = rules.filter(({ side }) => about.isInternal !== true || side === 'STAFF');
  if (reached.length === 0) return [];
  const found = await db.user.findMany({
    where: {
      AND: [
        usersReaching(about.permission, about),
        { OR: reached.map((rule) => audienceFilter(rule, occurrence, about)) },
      ],
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      isStaff: true,
      noticeChoices: { where: { event: occurrence.event } },
    },
  });
  const reachesCustomer = found.some(({ isStaff }) => !isStaff);
  return reached
    .filter(({ isInstead }) => !(isInstead && reachesCustomer))
    .map((rule) => {
      const ofSide = found.filter(({ isStaff }) => isStaff === (rule.side === 'STAFF'));
      return { rule, users: usersOfRule(rule, { occurrence, about, found: ofSide }) };
    });
}

type NotifiedOccurrence = {
  readonly occurrence: EventOccurrence;
  readonly about: NoticeAbout;
  /** At most one per side. */
  readonly rules: readonly NoticeRule[];
};

type RecipientsOfRule = { readonly rule: NoticeRule; readonly users: readonly NoticeRecipient[] };

type FoundUser = { readonly id: number; readonly noticeChoices: readonly StoredChoice[] };

function audienceFilter(
  rule: NoticeRule,
  occurrence: EventOccurrence,
  about: NoticeAbout,
): Prisma.UserWhereInput {
  const audience: Audience = AUDIENCES[rule.to];
  const people: Prisma.UserWhereInput[] = [{ id: { in: peopleOf(audience, occurrence, about) } }];
  if (audience.holders !== null) people.push(usersReaching(audience.holders, about));
  return { isStaff: rule.side === 'STAFF', OR: people };
}

function usersOfRule(
  rule: NoticeRule,
  { occurrence, about, found }: Omit<NotifiedOccurrence, 'rules'> & { readonly found: readonly FoundUser[] },
): NoticeRecipient[] {
  const audience: Audience = AUDIENCES[rule.to];
  const named = peopleOf(audience, occurrence, about);
  const isNamed = ({ id }: { id: number }) => named.includes(id);
  const notified = audience.joined === 'ELSE' && found.some(isNamed) ? found.filter(isNamed) : found;
  return notified.flatMap(({ id, noticeChoices }) => {
    const isActor = occurrence.doerIds.includes(id);
    if (occurrence.exceptIds?.includes(id) === true) return [];
    const channels = channelsOf(occurrence.event, rule.side, noticeChoices);
    return channels === null || (isActor && !rule.notifiesActor) ? [] : [{ id, channels }];
  });
}

function peopleOf({ named }: Audience, occurrence: EventOccurrence, about: NoticeAbout): number[] {
  switch (named) {
    case 'contact':
      return about.contactId === null ? [] : [about.contactId];
    case 'assignees':
      return [...(about.assigneeIds ?? [])];
    case 'named':
      return [...(occurrence.namedIds ?? [])];
    case null:
      return [];
  }
}
