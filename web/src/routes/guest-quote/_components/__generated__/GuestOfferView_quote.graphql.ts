/**
 * @generated SignedSource<<974d1f6f857a91ddea400abaa5681c15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestOfferView_quote$data = {
  readonly customerName: string;
  readonly isExpired: boolean;
  readonly number: string;
  readonly offer: {
    readonly depositPercent: string | null | undefined;
    readonly leadDays: number | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly alternativeGroup: string | null | undefined;
      readonly isOptional: boolean;
      readonly lineKey: number;
    }>;
    readonly number: number;
    readonly terms: string | null | undefined;
  } | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GuestAnswer_quote" | "GuestLines_quote">;
  readonly " $fragmentType": "GuestOfferView_quote";
};
export type GuestOfferView_quote$key = {
  readonly " $data"?: GuestOfferView_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestOfferView_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestOfferView_quote",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuestQuoteOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leadDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GuestQuoteLine",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestLines_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestAnswer_quote"
    }
  ],
  "type": "GuestQuote",
  "abstractKey": null
};
})();

(node as any).hash = "b0c089ac30f352c5fbe30d0679720b89";

export default node;
