import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Puts the table of an answer in the place of the one that the page shows: a table has no id that would say so. */
export function showSaved(mutation: 'saveRates' | 'cancelRate', code: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const table = store.getRootField(mutation)?.getLinkedRecord('rateTable');
    if (table) store.getRoot().setLinkedRecord(table, 'rateTable', { code });
  };
}
