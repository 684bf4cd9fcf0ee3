/**
 * @generated SignedSource<<5671bf31d41e3bf07715550b556e5126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobItems_job$data = {
  readonly items: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobItem_item">;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobItem_item">;
  }>;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "JobItems_job";
};
export type JobItems_job$key = {
  readonly " $data"?: JobItems_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobItems_job">;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "JobItem_item"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobItems_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "JobItem",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "42f277fd1cfb0ad10212bb711cb98ddd";

export default node;
