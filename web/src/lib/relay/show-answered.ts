import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Updater of a mutation that answers the whole of a list: shows it wherever a page has the list. `mutation` is the name of
 * the field, which Relay looks up, not its alias; `answer` is the list in what it answers, `list` that of the query.
 */
export function showAnswered(mutation: string, answer: string, list: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const rows = store.getRootField(mutation)?.getLinkedRecords(answer);
    if (rows) store.getRoot().setLinkedRecords(rows, list);
  };
}
