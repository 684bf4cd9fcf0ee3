/**
 * @generated SignedSource<<a149b3edb95a1ef079af567e62b7072c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemTypeForm_product$data = {
  readonly allCategories: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
  }>;
  readonly descriptionEn: string;
  readonly descriptionFr: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isPartOnly: boolean;
  readonly isStock: boolean;
  readonly itemGroup: {
    readonly databaseId: number;
  };
  readonly nameEn: string;
  readonly nameFr: string;
  readonly pricingMode: string;
  readonly shownInCatalog: boolean;
  readonly surfaceArea: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ItemTypeForm_product";
};
export type ItemTypeForm_product$key = {
  readonly " $data"?: ItemTypeForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemTypeForm_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemTypeForm_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameFr",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionFr",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownInCatalog",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "surfaceArea",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemGroup",
      "kind": "LinkedField",
      "name": "itemGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategory",
      "kind": "LinkedField",
      "name": "allCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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

(node as any).hash = "c85a23b8a3538e5c58a8f97b355b4f43";

export default node;
