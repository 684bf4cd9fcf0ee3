/**
 * @generated SignedSource<<b4088767846f15571a791e6b37cff8c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoteThread_subject$data = {
  readonly id: string;
  readonly noteCount: number;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly isUnread: boolean;
    readonly lineKey: number | null | undefined;
    readonly visibility: NoteVisibility;
    readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
  }>;
  readonly writableNotes: ReadonlyArray<NoteVisibility>;
  readonly " $fragmentType": "NoteThread_subject";
};
export type NoteThread_subject$key = {
  readonly " $data"?: NoteThread_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteThread_subject">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteThread_subject",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writableNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Note",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnread",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteItem_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NoteSubject",
  "abstractKey": "__isNoteSubject"
};
})();

(node as any).hash = "e68db3917b7c2cd8f0452f54e3be0f98";

export default node;
