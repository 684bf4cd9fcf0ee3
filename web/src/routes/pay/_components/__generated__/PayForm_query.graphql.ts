/**
 * @generated SignedSource<<1a7ecf24131361c510a0d0491b7af128>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayForm_query$data = {
  readonly payableInvoices: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CardPicker_query" | "FundRows_query" | "InvoiceRows_query">;
  readonly " $fragmentType": "PayForm_query";
};
export type PayForm_query$key = {
  readonly " $data"?: PayForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "payableInvoices",
      "plural": true,
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceRows_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FundRows_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "31685160e6dc461ec739ac23d7ee13d8";

export default node;
