/**
 * @generated SignedSource<<7ef4f13c85621a94bdcd8bb792d70948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProgress_job$data = {
  readonly approvedAt: string | null | undefined;
  readonly stage: {
    readonly code: number;
    readonly name: string;
  } | null | undefined;
  readonly status: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentType": "JobProgress_job";
};
export type JobProgress_job$key = {
  readonly " $data"?: JobProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProgress_job">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProgress_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "13d25344308014651f94aaedcb327636";

export default node;
