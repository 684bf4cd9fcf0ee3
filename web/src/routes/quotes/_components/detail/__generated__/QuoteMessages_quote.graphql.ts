/**
 * @generated SignedSource<<63ea38e7f5697fbe11eba13b03ad23d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteKind = "PQ" | "PQCTO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteMessages_quote$data = {
  readonly declineReason: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly action: string;
    readonly reason: string | null | undefined;
  }>;
  readonly isExpired: boolean;
  readonly kind: PriceQuoteKind;
  readonly orderGroup: {
    readonly code: string;
    readonly jobOrders: ReadonlyArray<{
      readonly id: string;
      readonly number: string;
    }>;
    readonly salesOrderNumber: string | null | undefined;
  } | null | undefined;
  readonly priceDriftPercent: string | null | undefined;
  readonly status: {
    readonly code: string;
  };
  readonly " $fragmentType": "QuoteMessages_quote";
};
export type QuoteMessages_quote$key = {
  readonly " $data"?: QuoteMessages_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteMessages_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteMessages_quote",
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
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceDriftPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteEvent",
      "kind": "LinkedField",
      "name": "history",
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesOrderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobOrder",
          "kind": "LinkedField",
          "name": "jobOrders",
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
              "name": "number",
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

(node as any).hash = "d44d88dc28cdaa588495c812b455522b";

export default node;
