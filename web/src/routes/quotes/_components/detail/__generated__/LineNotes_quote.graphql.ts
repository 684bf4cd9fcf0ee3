/**
 * @generated SignedSource<<04def31df487ccc86a1743c20dfac5b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineNotes_quote$data = {
  readonly notes: ReadonlyArray<{
    readonly isUnread: boolean;
    readonly lineKey: number | null | undefined;
  }>;
  readonly writableNotes: ReadonlyArray<NoteVisibility>;
  readonly " $fragmentSpreads": FragmentRefs<"NoteThread_subject">;
  readonly " $fragmentType": "LineNotes_quote";
};
export type LineNotes_quote$key = {
  readonly " $data"?: LineNotes_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineNotes_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineNotes_quote",
  "selections": [
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
          "name": "lineKey",
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
  "type": "PriceQuote",
  "abstractKey": null
};

(node as any).hash = "f719c2309f9ae27227d3b5bd5621dd64";

export default node;
