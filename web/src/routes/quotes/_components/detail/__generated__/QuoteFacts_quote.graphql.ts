/**
 * @generated SignedSource<<adc1e0ce15c79144338d343509797962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteSource = "PORTAL" | "VLORA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteFacts_quote$data = {
  readonly actingBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  } | null | undefined;
  readonly contact: {
    readonly databaseId: number;
    readonly email: string;
    readonly fullName: string;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly accountNumber: string;
    readonly databaseId: number;
    readonly email: string | null | undefined;
    readonly name: string;
    readonly phone: string | null | undefined;
  };
  readonly customerWoNumber: string | null | undefined;
  readonly id: string;
  readonly isRequest: boolean;
  readonly placedBy: {
    readonly fullName: string;
  };
  readonly poNumber: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly remarks: string | null | undefined;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  } | null | undefined;
  readonly shippingMethod: {
    readonly name: string;
  } | null | undefined;
  readonly source: PriceQuoteSource;
  readonly " $fragmentType": "QuoteFacts_quote";
};
export type QuoteFacts_quote$key = {
  readonly " $data"?: QuoteFacts_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteFacts_quote">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SnapshotLines_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteFacts_quote",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerWoNumber",
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
      "name": "remarks",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "placedBy",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actingBy",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
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
        (v1/*:: as any*/)
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
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "89666e063ade841fb9b2f18349479242";

export default node;
