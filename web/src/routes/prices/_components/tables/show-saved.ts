import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Updates the displayed table with that of a mutation. Tables have no id for automatic updates. */
export function showSaved(mutation: 'saveRates' | 'cancelRate', code: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const table = store.getRootField(mutation)?.getLinkedRecord('rateTable');
    if (table) store.getRoot().setLinkedRecord(table, 'rateTable', { code });
  };
}
