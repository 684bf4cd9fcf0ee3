/**
 * @generated SignedSource<<f66b830fe0267ab064b764d75d215b77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteReaders_note$data = {
  readonly readBy: ReadonlyArray<{
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentType": "NoteReaders_note";
};
export type NoteReaders_note$key = {
  readonly " $data"?: NoteReaders_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteReaders_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteReaders_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoteReader",
      "kind": "LinkedField",
      "name": "readBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Note",
  "abstractKey": null
};

(node as any).hash = "697ce58c54dbafc2c6b6205e2725a585";

export default node;
