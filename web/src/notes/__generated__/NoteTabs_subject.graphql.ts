/**
 * @generated SignedSource<<f15f73ccf0184c2578324230be5f0328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoteTabs_subject$data = {
  readonly notes: ReadonlyArray<{
    readonly isUnread: boolean;
    readonly visibility: NoteVisibility;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoteThread_subject">;
  readonly " $fragmentType": "NoteTabs_subject";
};
export type NoteTabs_subject$key = {
  readonly " $data"?: NoteTabs_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteTabs_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteTabs_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Note",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteThread_subject"
    }
  ],
  "type": "NoteSubject",
  "abstractKey": "__isNoteSubject"
};

(node as any).hash = "36b119ec25ea99dcf029b517ffc1fb45";

export default node;
