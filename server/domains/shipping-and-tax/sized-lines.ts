import type { Prisma } from '../../database/generated/client.ts';
import type { DecimalInput } from '../../lib/money.ts';
import { type ParcelSize, parcelSize } from './rules/parcel.ts';

const SIDES = { parcelLength: true, parcelWidth: true, parcelHeight: true } as const;

/** The columns for the box of a piece. */
export const PARCEL_SELECT = {
  select: { ...SIDES, itemGroup: { select: SIDES } },
} satisfies Prisma.ItemTypeDefaultArgs;

type BoxedLine = {
  estimatedWeight: DecimalInput | null;
  quantity: number;
  itemType: Parameters<typeof parcelSize>[0];
};

/** A line with the box of its piece. */
export function sizedLine({ estimatedWeight, quantity, itemType }: BoxedLine): {
  estimatedWeight: DecimalInput | null;
  quantity: number;
  parcel: ParcelSize;
} {
  return { estimatedWeight, quantity, parcel: parcelSize(itemType) };
}
