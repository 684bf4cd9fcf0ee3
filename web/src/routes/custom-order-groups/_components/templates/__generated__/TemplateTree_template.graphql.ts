/**
 * @generated SignedSource<<d5082bcf7117c799599d7f15f9a66d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateTree_template$data = ReadonlyArray<{
  readonly code: string;
  readonly databaseId: number;
  readonly descriptionEn: string;
  readonly descriptionFr: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isOffered: boolean;
  readonly itemType: {
    readonly code: string;
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly orderCount: number | null | undefined;
  readonly parentDatabaseId: number | null | undefined;
  readonly pictureItemType: {
    readonly code: string;
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "TemplateTree_template";
}>;
export type TemplateTree_template$key = ReadonlyArray<{
  readonly " $data"?: TemplateTree_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateTree_template">;
}>;

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
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TemplateTree_template",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentDatabaseId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "name": "isOffered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
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
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "itemType",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "pictureItemType",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CustomOrderTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "3de75d09bce63095019f16773bd45418";

export default node;
