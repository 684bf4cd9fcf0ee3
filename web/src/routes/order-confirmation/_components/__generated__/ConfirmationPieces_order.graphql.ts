/**
 * @generated SignedSource<<e111ede35bae5191d76ddefd805d26f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationPieces_order$data = {
  readonly currency: string;
  readonly jobOrders: ReadonlyArray<{
    readonly charges: ReadonlyArray<{
      readonly kind: string;
    }>;
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly endCustomer: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string;
    readonly isWithdrawn: boolean;
    readonly lineTotal: string | null | undefined;
    readonly note: string | null | undefined;
    readonly number: string;
    readonly pricingNote: string | null | undefined;
    readonly promisedOn: string | null | undefined;
    readonly quantity: number;
    readonly reference: string | null | undefined;
    readonly status: {
      readonly name: string;
    };
    readonly title: string;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly stockLines: ReadonlyArray<{
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly id: string;
    readonly imageUrl: string;
    readonly isWithdrawn: boolean;
    readonly lineTotal: string | null | undefined;
    readonly pricingNote: string | null | undefined;
    readonly quantity: number;
    readonly reference: string | null | undefined;
    readonly title: string;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly " $fragmentType": "ConfirmationPieces_order";
};
export type ConfirmationPieces_order$key = {
  readonly " $data"?: ConfirmationPieces_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationPieces_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWithdrawn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pricingNote",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v7 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationPieces_order",
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
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "jobOrders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
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
          "name": "lineTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCharge",
          "kind": "LinkedField",
          "name": "charges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promisedOn",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCustomer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderLine",
      "kind": "LinkedField",
      "name": "stockLines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": "unitPrice",
          "args": null,
          "kind": "ScalarField",
          "name": "orderedUnitPrice",
          "storageKey": null
        },
        {
          "alias": "lineTotal",
          "args": null,
          "kind": "ScalarField",
          "name": "orderedTotal",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};
})();

(node as any).hash = "0fde3d37a290a47b0a9284ed700fe4ab";

export default node;
