/**
 * @generated SignedSource<<d3bbdfab9a871d2582fcb0be23f745d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderProblemCode = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "CHOICE_NOT_OFFERED" | "CHOICE_REQUIRED" | "CODE_AMBIGUOUS" | "CODE_MISSING" | "CODE_UNKNOWN" | "MARKET_STALE" | "METAL_AMBIGUOUS" | "METAL_NOT_OFFERED" | "OWN_METAL_NOT_OFFERED" | "PART_NOT_OFFERED" | "PIECE_WITHDRAWN" | "PRICE_LOWERED" | "PRICE_RAISED" | "PRIORITY_NOT_OFFERED" | "QUANTITY_INVALID" | "QUOTE_REQUIRED" | "REFERENCE_TOO_LONG" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "SIZE_NOT_OFFERED" | "%future added value";
export type ProblemSeverity = "BLOCKING" | "INFO" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuickOrderTable_preview$data = {
  readonly currency: string;
  readonly rows: ReadonlyArray<{
    readonly alloyName: string | null | undefined;
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly code: string;
    readonly itemCode: string | null | undefined;
    readonly line: number;
    readonly linePrice: string | null | undefined;
    readonly name: string | null | undefined;
    readonly pricingNote: string | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly code: OrderProblemCode;
      readonly severity: ProblemSeverity;
      readonly subject: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useProblemText_problem">;
    }>;
    readonly quantity: number | null | undefined;
    readonly reference: string | null | undefined;
    readonly size: {
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    } | null | undefined;
  }>;
  readonly subTotal: string | null | undefined;
  readonly " $fragmentType": "QuickOrderTable_preview";
};
export type QuickOrderTable_preview$key = {
  readonly " $data"?: QuickOrderTable_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickOrderTable_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickOrderTable_preview",
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
      "name": "subTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuickOrderRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RingSize",
          "kind": "LinkedField",
          "name": "size",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "us",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eu",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uk",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mm",
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
          "concreteType": "OrderProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useProblemText_problem",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "before",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "after",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuickOrderPreview",
  "abstractKey": null
};
})();

(node as any).hash = "af5639f414832ac69f942b64bb9ee039";

export default node;
