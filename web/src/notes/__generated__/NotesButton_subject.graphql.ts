/**
 * @generated SignedSource<<e302ca135193e1f87d58237b6ed7fdd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotesButton_subject$data = {
  readonly noteCount: number;
  readonly unreadNoteCount: number;
  readonly " $fragmentType": "NotesButton_subject";
};
export type NotesButton_subject$key = {
  readonly " $data"?: NotesButton_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotesButton_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotesButton_subject",
  "selections": [
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
      "name": "unreadNoteCount",
      "storageKey": null
    }
  ],
  "type": "NoteSubject",
  "abstractKey": "__isNoteSubject"
};

(node as any).hash = "53d0a45dc30e8704b885aee3aae44c63";

export default node;
