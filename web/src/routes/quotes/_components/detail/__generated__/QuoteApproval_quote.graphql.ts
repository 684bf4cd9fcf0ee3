/**
 * @generated SignedSource<<b9e3c473b04c0c761975a87ebaeeec6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteApprovalState = "APPROVED" | "ASKED" | "NEEDED" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteApproval_quote$data = {
  readonly approval: {
    readonly asked: {
      readonly at: string;
      readonly by: string | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly cost: string | null | undefined;
    readonly decided: {
      readonly at: string;
      readonly by: string | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly discountLimit: string | null | undefined;
    readonly discountPercent: string | null | undefined;
    readonly marginFloor: string | null | undefined;
    readonly marginPercent: string | null | undefined;
    readonly state: PriceQuoteApprovalState;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly currency: string;
  readonly " $fragmentType": "QuoteApproval_quote";
};
export type QuoteApproval_quote$key = {
  readonly " $data"?: QuoteApproval_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteApproval_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "at",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "by",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteApproval_quote",
  "selections": [
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
      "concreteType": "PriceQuoteApproval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marginPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marginFloor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceQuoteApprovalStep",
          "kind": "LinkedField",
          "name": "asked",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceQuoteApprovalStep",
          "kind": "LinkedField",
          "name": "decided",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "26bfe9ba539b3f3bdfe983d342ca87cd";

export default node;
