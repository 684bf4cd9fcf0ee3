/**
 * @generated SignedSource<<d45abe52b6b77ca2d8d48bd0c3e24797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentHeader_consignment$data = {
  readonly allowedActions: ReadonlyArray<string>;
  readonly contact: {
    readonly fullName: string;
  } | null | undefined;
  readonly currency: string;
  readonly customer: {
    readonly name: string;
  };
  readonly dueOn: string | null | undefined;
  readonly memoValue: string | null | undefined;
  readonly number: string;
  readonly outValue: string | null | undefined;
  readonly status: {
    readonly colour: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DueMark_consignment">;
  readonly " $fragmentType": "ConsignmentHeader_consignment";
};
export type ConsignmentHeader_consignment$key = {
  readonly " $data"?: ConsignmentHeader_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentHeader_consignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ConsignmentHeader_consignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
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
        (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueMark_consignment"
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};
})();

(node as any).hash = "79baf07b083cef7696dc32897df74bf9";

export default node;
