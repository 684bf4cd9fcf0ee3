/**
 * @generated SignedSource<<4201bc638c27a5691e8ed8d4e11e68be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageDialog_job$data = {
  readonly benchStages: ReadonlyArray<{
    readonly code: number;
    readonly missing: string | null | undefined;
    readonly name: string;
  }>;
  readonly id: string;
  readonly number: string;
  readonly stage: {
    readonly code: number;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "StageDialog_job";
};
export type StageDialog_job$key = {
  readonly " $data"?: StageDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageDialog_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageDialog_job",
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
      "name": "number",
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
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "benchStages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
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

(node as any).hash = "9520dffffb7f1b7386d61d2b85332233";

export default node;
