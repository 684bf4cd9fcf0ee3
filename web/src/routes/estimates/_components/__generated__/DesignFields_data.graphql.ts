/**
 * @generated SignedSource<<3aae4795d2078e32e69568094d8555d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DesignFields_data$data = {
  readonly metals: ReadonlyArray<{
    readonly databaseId: number;
    readonly isOfDesigns: boolean;
    readonly name: string;
  }>;
  readonly serviceTypeGroups: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly serviceTypes: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }>;
  readonly treatments: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly unit: string;
  }>;
  readonly workflowLimitations: ReadonlyArray<{
    readonly requiresProof: boolean;
    readonly serviceTypeCode: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"StoneFields_data">;
  readonly " $fragmentType": "DesignFields_data";
};
export type DesignFields_data$key = {
  readonly " $data"?: DesignFields_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"DesignFields_data">;
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
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DesignFields_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EstimateMetal",
      "kind": "LinkedField",
      "name": "metals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfDesigns",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceTypeGroup",
      "kind": "LinkedField",
      "name": "serviceTypeGroups",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "EstimateService",
          "kind": "LinkedField",
          "name": "serviceTypes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EstimateTreatment",
      "kind": "LinkedField",
      "name": "treatments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowLimitation",
      "kind": "LinkedField",
      "name": "workflowLimitations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceTypeCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresProof",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoneFields_data"
    }
  ],
  "type": "EstimateData",
  "abstractKey": null
};
})();

(node as any).hash = "57f23729e6ecd381b24260525cafdf6a";

export default node;
