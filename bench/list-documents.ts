import '../server/schema/index.ts';
import { declaredLists } from '../server/lists/list.ts';
import type { DeclaredList } from '../server/lists/list-options.ts';
import { listDocument, plainRowOf } from '../test/world/list-document.ts';

/** The operations that a declared list is measured with: the plain fields of its rows, and the same with the total. */
export function listTexts(list: DeclaredList): { page: string; withTotal: string } {
  const { typeName } = list;
  const row = plainRowOf(list);
  return {
    page: listDocument(`BenchList${typeName}`, list, { row, isAfter: true }),
    withTotal: listDocument(`BenchList${typeName}WithTotal`, list, { row, total: true }),
  };
}

/** Those of every list. */
export function allListTexts(): string[] {
  return declaredLists.flatMap((list) => Object.values(listTexts(list)));
}
