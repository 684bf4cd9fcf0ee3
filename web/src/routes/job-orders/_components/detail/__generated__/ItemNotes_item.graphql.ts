/**
 * @generated SignedSource<<ca367d9056eaa001c87c1f8c49ca2aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemNotes_item$data = {
  readonly name: string;
  readonly noteCount: number;
  readonly notes: ReadonlyArray<{
    readonly isUnread: boolean;
  }>;
  readonly writableNotes: ReadonlyArray<NoteVisibility>;
  readonly " $fragmentSpreads": FragmentRefs<"NoteTabs_subject">;
  readonly " $fragmentType": "ItemNotes_item";
};
export type ItemNotes_item$key = {
  readonly " $data"?: ItemNotes_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemNotes_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemNotes_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "name": "NoteTabs_subject"
    }
  ],
  "type": "JobItem",
  "abstractKey": null
};

(node as any).hash = "754a8d6cd42e471fcacd906046105a11";

export default node;
