/**
 * @generated SignedSource<<f056b52c6cc7c41b72fda6e777bf60e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteEdit = "HEAD" | "LINES" | "PRICES" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteOffer_quote$data = {
  readonly allowedEdits: ReadonlyArray<PriceQuoteEdit>;
  readonly currency: string;
  readonly current: {
    readonly id: string;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuoteDifferences_version" | "QuoteLines_version">;
  };
  readonly number: string;
  readonly versions: ReadonlyArray<{
    readonly id: string;
    readonly isSent: boolean;
    readonly number: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_quote">;
  readonly " $fragmentType": "QuoteOffer_quote";
};
export type QuoteOffer_quote$key = {
  readonly " $data"?: QuoteOffer_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteOffer_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteOffer_quote",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "allowedEdits",
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
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteLines_version"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteDifferences_version"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferForm_quote"
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "8bca9cb9885c2dedf7a5060b79bc6f5f";

export default node;
