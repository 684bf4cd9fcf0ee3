import type { RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Updater of a mutation that returns a whole list: updates the list wherever a page has it. `mutation` is the field
 * name (not its alias), `answer` the list in its result, `list` the list of the query.
 */
export function showAnswered(mutation: string, answer: string, list: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const rows = store.getRootField(mutation)?.getLinkedRecords(answer);
    if (rows) store.getRoot().setLinkedRecords(rows, list);
  };
}
