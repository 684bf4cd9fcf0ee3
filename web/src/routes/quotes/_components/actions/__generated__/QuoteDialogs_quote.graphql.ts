/**
 * @generated SignedSource<<91f247b37cb9cdcdb9bc4e974b913746>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteDialogs_quote$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly requiresReason: boolean;
    readonly takesReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptDialog_quote" | "CounterDialog_quote" | "GuestLinkDialog_quote" | "SendDialog_quote">;
  readonly " $fragmentType": "QuoteDialogs_quote";
};
export type QuoteDialogs_quote$key = {
  readonly " $data"?: QuoteDialogs_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteDialogs_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteDialogs_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "PriceQuoteAction",
      "kind": "LinkedField",
      "name": "allowedActions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptDialog_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CounterDialog_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestLinkDialog_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendDialog_quote"
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};

(node as any).hash = "e520eff2cd1b35d3fb7af9aac73275c5";

export default node;
