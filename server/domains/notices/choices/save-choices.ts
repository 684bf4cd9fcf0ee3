import type { Prisma } from '../../../database/generated/client.ts';
import { channelsOf, type NoticeChannels, type RefusableMail, type StoredChoice } from '../rules/choices.ts';
import { eventsOf, type NoticeEvent } from '../rules/events.ts';

/** Stores the channels of a user for an event. */
export async function saveChoice(
  tx: Prisma.TransactionClient,
  userId: number,
  { event, ...channels }: NoticeChannels & { event: NoticeEvent },
): Promise<void> {
  await tx.noticeChoice.upsert({
    where: { userId_event: { userId, event } },
    create: { userId, event, ...channels },
    update: channels,
  });
}

/**
 * Unsubscribes from the emails of an event, or from the daily email.
 * @returns the number of changed events
 */
export async function refuseChoices(
  tx: Prisma.TransactionClient,
  { id, isStaff, noticeChoices }: { id: number; isStaff: boolean; noticeChoices: readonly StoredChoice[] },
  kind: RefusableMail,
): Promise<number> {
  const side = isStaff ? 'STAFF' : 'CUSTOMER';
  const refused = eventsOf(side).flatMap((event) => {
    const channels = channelsOf(event, side, noticeChoices);
    if (channels === null || channels.mail === 'NONE') return [];
    const isForEvent = kind === 'DIGEST' ? channels.mail === 'DIGEST' : event === kind;
    return isForEvent ? [{ event, inInbox: channels.inInbox, mail: 'NONE' as const }] : [];
  });
  for (const choice of refused) await saveChoice(tx, id, choice);
  return refused.length;
}
