/**
 * @generated SignedSource<<04b5c804bade59439842fc40c926aa99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptDialog_quote$data = {
  readonly billingAddress: {
    readonly city: string;
  } | null | undefined;
  readonly currency: string;
  readonly current: {
    readonly lines: ReadonlyArray<{
      readonly alternativeGroup: string | null | undefined;
      readonly isOptional: boolean;
      readonly lineKey: number;
      readonly linePrice: string | null | undefined;
      readonly quantity: number;
      readonly title: string;
    }>;
  };
  readonly id: string;
  readonly number: string;
  readonly shippingAddress: {
    readonly city: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "AcceptDialog_quote";
};
export type AcceptDialog_quote$key = {
  readonly " $data"?: AcceptDialog_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptDialog_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptDialog_quote",
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteVersion",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceQuoteLine",
          "kind": "LinkedField",
          "name": "lines",
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "linePrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOptional",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alternativeGroup",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "bea0aadb709a1b8b8d6e2ccf0ce2b98e";

export default node;
