import { graphql } from 'react-relay/hooks';

/** All data that prices are calculated from. Every query of a sheet requests all of it. */
graphql`
  fragment priceSheet_sheet on PriceSheet {
    at
    validUntil
    currency
    timeZone
    priceHoldHours
    roundTo
    customerId
    customerTypeId
    pieces {
      databaseId
      code
      nameEn
      nameFr
      itemGroupId
      isOffered
      freeDesign
      quoteRequired
      acceptsOwnMetal
      leadDays
      refWeight
      refSize
      minSize
      maxSize
      thickness
      cadVolume
      finishRatio
      surfaceArea
      shankShare
      lossPercent
      markupMetal
      markupLabour
      markupStone
      markupFinding
      roundUnitTo
      alloys {
        databaseId
        code
        nameEn
        nameFr
        premiumPercent
        density
        components {
          metalCode
          fraction
        }
      }
      defaultAlloyId
      attributes {
        databaseId
        code
        nameEn
        nameFr
        kind
        maxLength
        unit
        minNumber
        maxNumber
        numberStep
        defaultNumber
        weighedNumber
        required
        dependsOnId
        defaultOptionId
        options {
          databaseId
          code
          nameEn
          nameFr
          stoneQuality
          stoneGem
          stoneShape
          centreCarat
          treatment {
            databaseId
            code
            nameEn
            nameFr
            unit
            rate
            setup
          }
        }
      }
      stones {
        position
        gem
        shape
        quality
        caratEach
        count
        settingType
      }
      findings {
        code
        nameEn
        nameFr
        quantity
        price
      }
      services {
        databaseId
        code
        nameEn
        nameFr
        rate {
          perPiece
          perGram
          minimum
          threshold
        }
      }
      treatments {
        databaseId
        code
        nameEn
        nameFr
        unit
        rate
        setup
      }
      quantityBreaks {
        fromQuantity
        percent
      }
      subItems {
        childId
        quantity
      }
    }
    market {
      metalCode
      metalName
      pricePerOunce
      asOf
    }
    settingRates {
      settingType
      minCarat
      maxCarat
      pricePerStone
    }
    stonePrices {
      gem
      shape
      quality
      customerId
      customerTypeId
      minCarat
      maxCarat
      pricePerCarat
      pricePerPiece
    }
    terms {
      customerId
      customerTypeId
      itemTypeId
      itemGroupId
      percent
    }
    priorities {
      databaseId
      code
      nameEn
      nameFr
      factor
      leadFactor
    }
  }
`;
