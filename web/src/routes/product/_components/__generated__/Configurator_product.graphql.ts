/**
 * @generated SignedSource<<7d7805b40e4014a5c5b42eb8df91d5a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Configurator_product$data = {
  readonly alloys: ReadonlyArray<{
    readonly alloy: {
      readonly code: string;
      readonly colour: string;
      readonly databaseId: number;
      readonly name: string;
    };
    readonly isDefault: boolean;
  }>;
  readonly attributes: ReadonlyArray<{
    readonly attribute: {
      readonly code: string;
      readonly databaseId: number;
      readonly kind: string;
      readonly maxLength: number | null | undefined;
      readonly name: string;
    };
    readonly defaultOption: {
      readonly databaseId: number;
    } | null | undefined;
    readonly options: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly required: boolean;
  }>;
  readonly code: string;
  readonly currency: string;
  readonly databaseId: number;
  readonly listPrice: string | null | undefined;
  readonly name: string;
  readonly quoteRequired: boolean;
  readonly sizeRange: {
    readonly reference: string;
    readonly sizes: ReadonlyArray<{
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product">;
  readonly " $fragmentType": "Configurator_product";
};
export type Configurator_product$key = {
  readonly " $data"?: Configurator_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Configurator_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Configurator_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFacts_product"
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "quoteRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemTypeAlloy",
      "kind": "LinkedField",
      "name": "alloys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Alloy",
          "kind": "LinkedField",
          "name": "alloy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "colour",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemTypeAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attribute",
          "kind": "LinkedField",
          "name": "attribute",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
              "name": "maxLength",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributeOption",
          "kind": "LinkedField",
          "name": "defaultOption",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributeOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SizeRange",
      "kind": "LinkedField",
      "name": "sizeRange",
      "plural": false,
      "selections": [
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
          "concreteType": "RingSize",
          "kind": "LinkedField",
          "name": "sizes",
          "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};
})();

(node as any).hash = "f3e0a9fbb947e37d4159e7bc8e9805eb";

export default node;
