import { graphql } from '../../gql/gql.ts';

/** GET /Estimate/data/:page. */
export const RestEstimateData = graphql(`
  query RestEstimateData($page: EstimatePage!) {
    estimateData(page: $page) {
      serviceTypeGroups {
        code
        name
        serviceTypes {
          code
          name
        }
      }
      treatments {
        databaseId
        code
        name
        unit
        rate
        setup
      }
      priorities {
        databaseId
        code
        name
        factor
        leadDays
      }
      metals {
        databaseId
        code
        name
        fineness
        gramRate
        colour
      }
      currencySymbol
      masterAlloyPrices {
        alloyId
        components {
          metalCode
          fraction
        }
        gramRate
        asOf
      }
      attributes {
        databaseId
        code
        name
        kind
        unit
        options {
          databaseId
          code
          name
        }
      }
      jobTypeAttributes {
        jobTypeCode
        attributeIds
      }
      infoText
      workflowLimitations {
        serviceTypeCode
        allowedNext
        requiresProof
        minLeadDays
      }
    }
  }
`);

/** GET /Metals/measureUnitConversions/:source/:target. */
export const RestMeasureUnitConversion = graphql(`
  query RestMeasureUnitConversion($source: String!, $target: String!) {
    measureUnitConversion(source: $source, target: $target) {
      source
      target
      factor
    }
  }
`);

/** GET /Metals/getMetalSubItemVariants/:id. */
export const RestMetalSubItemVariants = graphql(`
  query RestMetalSubItemVariants($alloyId: Int!) {
    metalSubItemVariants(alloyId: $alloyId) {
      variants {
        ...RestVariant
      }
      subItems {
        databaseId
        code
        name
      }
    }
  }
`);
