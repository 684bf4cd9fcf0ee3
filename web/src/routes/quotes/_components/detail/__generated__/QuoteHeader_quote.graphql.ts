/**
 * @generated SignedSource<<0071f542d4e839c7e6d289245ea4b8cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteHeader_quote$data = {
  readonly currency: string;
  readonly current: {
    readonly isSent: boolean;
    readonly number: number;
    readonly total: string | null | undefined;
  };
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly number: string;
  readonly reference: string | null | undefined;
  readonly status: {
    readonly code: string;
    readonly colour: string;
    readonly name: string;
  };
  readonly validUntil: string | null | undefined;
  readonly waitingFor: {
    readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteActions_quote">;
  readonly " $fragmentType": "QuoteHeader_quote";
};
export type QuoteHeader_quote$key = {
  readonly " $data"?: QuoteHeader_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteHeader_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
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
  "name": "QuoteHeader_quote",
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
      "name": "reference",
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
      "name": "validUntil",
      "storageKey": null
    },
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
          "name": "code",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        }
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteVersion",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingOn_for"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteActions_quote"
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "dcfcb205c3ffd1cb3740fff9a9f4ddac";

export default node;
