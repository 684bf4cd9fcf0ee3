/**
 * @generated SignedSource<<932b4e00f16ed892274a25de7994a481>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofDecisionPanel_version$data = {
  readonly currency: string;
  readonly decision: {
    readonly at: string;
    readonly currency: string;
    readonly digest: string;
    readonly isApproved: boolean;
    readonly reason: string | null | undefined;
    readonly total: string | null | undefined;
    readonly userName: string;
  } | null | undefined;
  readonly noteToCustomer: string | null | undefined;
  readonly number: number;
  readonly publishedAt: string;
  readonly publishedBy: {
    readonly fullName: string;
  };
  readonly service: {
    readonly awaitsApproval: boolean;
  };
  readonly total: string | null | undefined;
  readonly " $fragmentType": "ProofDecisionPanel_version";
};
export type ProofDecisionPanel_version$key = {
  readonly " $data"?: ProofDecisionPanel_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofDecisionPanel_version">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofDecisionPanel_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteToCustomer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "publishedBy",
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
      "alias": null,
      "args": null,
      "concreteType": "JobService",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitsApproval",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProofDecision",
      "kind": "LinkedField",
      "name": "decision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isApproved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProofVersion",
  "abstractKey": null
};
})();

(node as any).hash = "75f7c7178e614b220fda074626b15ea2";

export default node;
