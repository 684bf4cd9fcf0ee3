/**
 * @generated SignedSource<<4b04da9eed4fef5c694f53fdcdebc2b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExplainedPrice_price$data = {
  readonly calculatedPrice: string | null | undefined;
  readonly currency: string;
  readonly isKept: boolean;
  readonly pricedAt: string;
  readonly quantity: number;
  readonly rows: ReadonlyArray<{
    readonly row: {
      readonly amount: string;
      readonly code: string | null | undefined;
      readonly kind: string;
      readonly name: string;
      readonly quantity: string | null | undefined;
      readonly rate: string | null | undefined;
      readonly unit: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RowOrigin_row">;
  }>;
  readonly title: string;
  readonly unitPrice: string | null | undefined;
  readonly " $fragmentType": "ExplainedPrice_price";
};
export type ExplainedPrice_price$key = {
  readonly " $data"?: ExplainedPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExplainedPrice_price">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExplainedPrice_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calculatedPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExplainedRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceRow",
          "kind": "LinkedField",
          "name": "row",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RowOrigin_row"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceExplanation",
  "abstractKey": null
};
})();

(node as any).hash = "99b8f44ae0b1ed8860673e2a1b9a147b";

export default node;
