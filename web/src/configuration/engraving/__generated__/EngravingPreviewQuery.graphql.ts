/**
 * @generated SignedSource<<b48bb51dd58f1156dfc669b4f1773265>>
 * @relayHash dd73b80c0c3e386f9cb7e2ca21563e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e30c44dfc1f5512075ec84d61fa552ac240bb564814bf7a160459f00d2168836

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EngravingPreviewQuery$variables = {
  alloyId?: number | null | undefined;
  id: number;
  shape?: string | null | undefined;
};
export type EngravingPreviewQuery$data = {
  readonly product: {
    readonly engravingLines: ReadonlyArray<{
      readonly place: string;
      readonly " $fragmentSpreads": FragmentRefs<"EngravedPicture_line">;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type EngravingPreviewQuery = {
  response: EngravingPreviewQuery$data;
  variables: EngravingPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "alloyId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shape"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "alloyId",
    "variableName": "alloyId"
  },
  {
    "kind": "Variable",
    "name": "shape",
    "variableName": "shape"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EngravingPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ItemType",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "EngravingLine",
            "kind": "LinkedField",
            "name": "engravingLines",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EngravedPicture_line"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EngravingPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ItemType",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "EngravingLine",
            "kind": "LinkedField",
            "name": "engravingLines",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
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
                "name": "foot",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "head",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "length",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e30c44dfc1f5512075ec84d61fa552ac240bb564814bf7a160459f00d2168836",
    "metadata": {},
    "name": "EngravingPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "547cb6962f985663c2e215c1306d029c";

export default node;
