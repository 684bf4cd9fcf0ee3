/**
 * @generated SignedSource<<503b024e0ab065c75c8c5e1bb4d7d386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobNotes_job$data = {
  readonly id: string;
  readonly noteCount: number;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly visibility: NoteVisibility;
    readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
  }>;
  readonly writableNotes: ReadonlyArray<NoteVisibility>;
  readonly " $fragmentType": "JobNotes_job";
};
export type JobNotes_job$key = {
  readonly " $data"?: JobNotes_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobNotes_job">;
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
  "name": "JobNotes_job",
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
          "name": "visibility",
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
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "d17a23d92598c3325c8c3e27660d9be0";

export default node;
