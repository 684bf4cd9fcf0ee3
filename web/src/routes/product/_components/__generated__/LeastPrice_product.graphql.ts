/**
 * @generated SignedSource<<130be484570fe5029f4b89d2a1f48b5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeastPrice_product$data = {
  readonly cheapest: {
    readonly main: {
      readonly alloyCode: string;
      readonly alloyName: string;
      readonly choices: ReadonlyArray<{
        readonly attributeCode: string;
        readonly attributeName: string;
        readonly optionId: number | null | undefined;
        readonly text: string | null | undefined;
        readonly value: string;
      }>;
      readonly size: {
        readonly eu: string;
        readonly mm: string;
        readonly uk: string;
        readonly us: string;
      } | null | undefined;
    };
    readonly parts: ReadonlyArray<{
      readonly alloyCode: string;
      readonly alloyName: string;
      readonly choices: ReadonlyArray<{
        readonly attributeCode: string;
        readonly attributeName: string;
        readonly optionId: number | null | undefined;
        readonly text: string | null | undefined;
        readonly value: string;
      }>;
      readonly code: string;
      readonly name: string;
      readonly quantity: number;
      readonly size: {
        readonly eu: string;
        readonly mm: string;
        readonly uk: string;
        readonly us: string;
      } | null | undefined;
    }>;
    readonly priorityCode: string | null | undefined;
  } | null | undefined;
  readonly currency: string;
  readonly listPrice: string | null | undefined;
  readonly " $fragmentType": "LeastPrice_product";
};
export type LeastPrice_product$key = {
  readonly " $data"?: LeastPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeastPrice_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alloyCode",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alloyName",
  "storageKey": null
},
v2 = {
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
v3 = {
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
      "name": "attributeCode",
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
      "name": "optionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeastPrice_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
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
      "concreteType": "CheapestConfiguration",
      "kind": "LinkedField",
      "name": "cheapest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priorityCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfiguredPart",
          "kind": "LinkedField",
          "name": "main",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};
})();

(node as any).hash = "81a5864e0f51a81af93ed326007f036f";

export default node;
