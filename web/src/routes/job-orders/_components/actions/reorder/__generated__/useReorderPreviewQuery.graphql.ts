/**
 * @generated SignedSource<<11a52261a90fbda6da7b1c26f24a1c1b>>
 * @relayHash a7cd12d416adb0bddfe06a70fd4ef8f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bedb17513510a513d037a82ada61b9b5a937e927b8cb8c7fa629aef4493e516d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderChangesInput = {
  customerWoNumber?: string | null | undefined;
  endCustomer?: string | null | undefined;
  note?: string | null | undefined;
  notes?: string | null | undefined;
  poNumber?: string | null | undefined;
  quantity?: number | null | undefined;
  reference?: string | null | undefined;
  shippingAddressId?: number | null | undefined;
  shippingMethodId?: number | null | undefined;
  size?: string | null | undefined;
  texts?: ReadonlyArray<AttributeTextInput> | null | undefined;
};
export type AttributeTextInput = {
  attributeId: number;
  text?: string | null | undefined;
};
export type useReorderPreviewQuery$variables = {
  changes?: ReorderChangesInput | null | undefined;
  jobOrderId: string;
};
export type useReorderPreviewQuery$data = {
  readonly reorderPreview: {
    readonly after: string | null | undefined;
    readonly before: string;
    readonly billingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    };
    readonly currency: string;
    readonly grandTotal: string | null | undefined;
    readonly jobOrder: {
      readonly choices: ReadonlyArray<{
        readonly attributeId: number;
        readonly attributeName: string;
        readonly optionId: number | null | undefined;
        readonly value: string;
      }>;
      readonly customer: {
        readonly addresses: ReadonlyArray<{
          readonly city: string;
          readonly databaseId: number;
          readonly label: string;
          readonly line1: string;
        }>;
      };
      readonly endCustomer: string | null | undefined;
      readonly note: string | null | undefined;
      readonly orderGroup: {
        readonly customerWoNumber: string | null | undefined;
      };
      readonly poNumber: string | null | undefined;
      readonly quantity: number;
      readonly reference: string | null | undefined;
      readonly size: {
        readonly us: string;
      } | null | undefined;
      readonly title: string;
    };
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"CommitSummary_order">;
    } | null | undefined;
    readonly quantity: number;
    readonly quoteRequired: boolean;
    readonly sellToAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    } | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    };
    readonly shippingMethod: {
      readonly databaseId: number;
    } | null | undefined;
    readonly shippingMethods: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly price: string | null | undefined;
    }>;
    readonly subTotal: string | null | undefined;
  } | null | undefined;
};
export type useReorderPreviewQuery = {
  response: useReorderPreviewQuery$data;
  variables: useReorderPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobOrderId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "changes",
    "variableName": "changes"
  },
  {
    "kind": "Variable",
    "name": "jobOrderId",
    "variableName": "jobOrderId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quoteRequired",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subTotal",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grandTotal",
  "storageKey": null
},
v10 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SnapshotLines_address"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "poNumber",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endCustomer",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v19 = {
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
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v21 = {
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
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "optionId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerWoNumber",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promisedOn",
  "storageKey": null
},
v27 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lines",
    "storageKey": null
  }
],
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "AddressSnapshot",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": (v27/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "AddressSnapshot",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": (v27/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReorderPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ReorderPreview",
        "kind": "LinkedField",
        "name": "reorderPreview",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPreview",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommitSummary_order"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "billingAddress",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "sellToAddress",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingMethod",
            "kind": "LinkedField",
            "name": "shippingMethod",
            "plural": false,
            "selections": [
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingMethod",
            "kind": "LinkedField",
            "name": "shippingMethods",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOrder",
            "kind": "LinkedField",
            "name": "jobOrder",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              (v6/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderGroup",
                "kind": "LinkedField",
                "name": "orderGroup",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Address",
                    "kind": "LinkedField",
                    "name": "addresses",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReorderPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ReorderPreview",
        "kind": "LinkedField",
        "name": "reorderPreview",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPreview",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderPreviewLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v6/*:: as any*/),
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
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingMethod",
                "kind": "LinkedField",
                "name": "shippingMethod",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderAmounts",
                "kind": "LinkedField",
                "name": "amounts",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "discountValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shippingPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "salesTaxValue",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salesTaxPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GrantedPromotion",
                "kind": "LinkedField",
                "name": "promotions",
                "plural": true,
                "selections": [
                  (v31/*:: as any*/),
                  (v12/*:: as any*/),
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
                    "name": "amount",
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PromotedItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v31/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "sellToAddress",
            "plural": false,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingMethod",
            "kind": "LinkedField",
            "name": "shippingMethod",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v30/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingMethod",
            "kind": "LinkedField",
            "name": "shippingMethods",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v30/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOrder",
            "kind": "LinkedField",
            "name": "jobOrder",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              (v6/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderGroup",
                "kind": "LinkedField",
                "name": "orderGroup",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Address",
                    "kind": "LinkedField",
                    "name": "addresses",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v30/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bedb17513510a513d037a82ada61b9b5a937e927b8cb8c7fa629aef4493e516d",
    "metadata": {},
    "name": "useReorderPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53b19caa138764fc7eb3af70bf8e3c56";

export default node;
