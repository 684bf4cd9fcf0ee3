/**
 * @generated SignedSource<<72ae9a6403d077549a96e47f7e761271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GuestQuoteAction = "ACCEPT" | "COUNTER" | "DECLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GuestLines_quote$data = {
  readonly allowedActions: ReadonlyArray<GuestQuoteAction>;
  readonly currency: string;
  readonly offer: {
    readonly lines: ReadonlyArray<{
      readonly alternativeGroup: string | null | undefined;
      readonly choices: ReadonlyArray<{
        readonly attributeId: number;
        readonly attributeName: string;
        readonly value: string;
      }>;
      readonly imageUrl: string;
      readonly isOptional: boolean;
      readonly lineKey: number;
      readonly linePrice: string | null | undefined;
      readonly ownMetal: boolean;
      readonly parts: ReadonlyArray<{
        readonly alloyName: string;
        readonly code: string;
        readonly name: string;
        readonly quantity: number;
      }>;
      readonly pricingNote: string | null | undefined;
      readonly quantity: number;
      readonly reference: string | null | undefined;
      readonly title: string;
      readonly unitPrice: string | null | undefined;
    }>;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "GuestLines_quote";
};
export type GuestLines_quote$key = {
  readonly " $data"?: GuestLines_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestLines_quote">;
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
  "name": "GuestLines_quote",
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
      "kind": "ScalarField",
      "name": "allowedActions",
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
              "name": "title",
              "storageKey": null
            },
            (v0/*:: as any*/),
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
              "name": "linePrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pricingNote",
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
              "name": "imageUrl",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ownMetal",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ConfiguredPart",
              "kind": "LinkedField",
              "name": "parts",
              "plural": true,
              "selections": [
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
                  "name": "alloyName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Choice",
              "kind": "LinkedField",
              "name": "choices",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attributeId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attributeName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GuestQuote",
  "abstractKey": null
};
})();

(node as any).hash = "6e9b6c977daae002a98096d9195352f4";

export default node;
