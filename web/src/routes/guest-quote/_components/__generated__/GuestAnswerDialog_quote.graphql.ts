/**
 * @generated SignedSource<<cf9c57ee4714b39f13314c33f932028e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestAnswerDialog_quote$data = {
  readonly customerName: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "GuestAnswerDialog_quote";
};
export type GuestAnswerDialog_quote$key = {
  readonly " $data"?: GuestAnswerDialog_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestAnswerDialog_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestAnswerDialog_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    }
  ],
  "type": "GuestQuote",
  "abstractKey": null
};

(node as any).hash = "853f7c783315ba416cd2e0d7e6ab2568";

export default node;
