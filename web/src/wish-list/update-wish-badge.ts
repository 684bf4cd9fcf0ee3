import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** The required selection of a mutation, not in a fragment: `wishList { id itemCount }` of its success. */
type WishListAnswer = {
  readonly result: {
    readonly wishList?: { readonly id: string; readonly itemCount: number } | null | undefined;
  };
};

/** Updater for mutations of the user's own wish list: updates its hearts, and the number in the header. */
export function updateWishBadge(
  store: RecordSourceSelectorProxy,
  answer: WishListAnswer | null | undefined,
): void {
  const shown = answer?.result.wishList;
  const list = shown && store.get(shown.id);
  if (!list) return;
  const root = store.getRoot();
  root.setLinkedRecord(list, 'wishList');
  root.getLinkedRecord('viewer')?.setValue(shown.itemCount, 'wishListCount');
}
