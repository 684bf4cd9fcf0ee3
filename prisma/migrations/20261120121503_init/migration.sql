-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "userId" INTEGER,
    "actingById" INTEGER,
    "customerId" INTEGER,
    "entityType" TEXT,
    "entityId" TEXT,
    "data" JSONB,
    "requestId" TEXT,
    "address" TEXT,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "response" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","operation","key")
);

-- CreateTable
CREATE TABLE "Cart" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "sessionId" TEXT NOT NULL DEFAULT '',
    "poNumber" TEXT,
    "customerWoNumber" TEXT,
    "notes" TEXT,
    "shippingAddressId" INTEGER,
    "billingAddressId" INTEGER,
    "sellToAddressId" INTEGER,
    "shippingMethodId" INTEGER,
    "taxDisabled" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "lastOrderGroupId" INTEGER,
    "lastSubmitHash" TEXT,
    "lastSubmittedAt" TIMESTAMP(3),

    CONSTRAINT "Cart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartItem" (
    "id" SERIAL NOT NULL,
    "cartId" INTEGER NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "priorityId" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "quantity" INTEGER NOT NULL,
    "choices" JSONB NOT NULL,
    "configurationHash" TEXT NOT NULL,
    "wantedBy" DATE,
    "reference" TEXT,
    "endCustomer" TEXT,
    "note" TEXT,
    "drawingFileId" INTEGER,
    "unitPrice" DECIMAL(14,2),
    "estimatedWeight" DECIMAL(10,2) NOT NULL,
    "breakdown" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "marketFix" JSONB NOT NULL,
    "marketAsOf" TIMESTAMP(3) NOT NULL,
    "validUntil" TIMESTAMP(3) NOT NULL,
    "leadDays" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CartItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductCategory" (
    "id" SERIAL NOT NULL,
    "parentId" INTEGER,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "descriptionEn" TEXT NOT NULL DEFAULT '',
    "descriptionFr" TEXT NOT NULL DEFAULT '',
    "rank" INTEGER NOT NULL DEFAULT 0,
    "shown" BOOLEAN NOT NULL DEFAULT true,
    "drawing" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProductCategory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CategoryItem" (
    "categoryId" INTEGER NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CategoryItem_pkey" PRIMARY KEY ("categoryId","itemTypeId")
);

-- CreateTable
CREATE TABLE "ItemGroup" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "ItemGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemType" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "descriptionEn" TEXT NOT NULL DEFAULT '',
    "descriptionFr" TEXT NOT NULL DEFAULT '',
    "itemGroupId" INTEGER NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "featuredRank" INTEGER NOT NULL DEFAULT 1000,
    "shownInCatalog" BOOLEAN NOT NULL DEFAULT true,
    "pricingMode" TEXT NOT NULL DEFAULT 'FIXED',
    "quoteRequired" BOOLEAN NOT NULL DEFAULT false,
    "requiresProof" BOOLEAN NOT NULL DEFAULT false,
    "leadDays" INTEGER NOT NULL DEFAULT 10,
    "refWeight" DECIMAL(10,2) NOT NULL,
    "refSize" DECIMAL(4,2),
    "minSize" DECIMAL(4,2),
    "maxSize" DECIMAL(4,2),
    "thickness" DECIMAL(6,2) NOT NULL DEFAULT 0,
    "shankShare" DECIMAL(5,4) NOT NULL DEFAULT 0,
    "lossPercent" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "markupMetal" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "markupLabour" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "markupStone" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "markupFinding" DECIMAL(7,4) NOT NULL DEFAULT 0,
    "roundUnitTo" DECIMAL(6,2),
    "listPrice" DECIMAL(14,2),
    "drawing" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ItemType_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemTypeSearchTerm" (
    "itemTypeId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "ItemTypeSearchTerm_pkey" PRIMARY KEY ("itemTypeId","term")
);

-- CreateTable
CREATE TABLE "ItemTypeAlloy" (
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ItemTypeAlloy_pkey" PRIMARY KEY ("itemTypeId","alloyId")
);

-- CreateTable
CREATE TABLE "Attribute" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "showInProductCatalog" BOOLEAN NOT NULL DEFAULT false,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "maxLength" INTEGER,

    CONSTRAINT "Attribute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttributeOption" (
    "id" SERIAL NOT NULL,
    "attributeId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "treatmentId" INTEGER,
    "stoneQuality" TEXT,
    "stoneGem" TEXT,
    "centreCarat" DECIMAL(8,3),

    CONSTRAINT "AttributeOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemTypeAttribute" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "attributeId" INTEGER NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "defaultOptionId" INTEGER,

    CONSTRAINT "ItemTypeAttribute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemTypeAttributeOption" (
    "itemTypeAttributeId" INTEGER NOT NULL,
    "optionId" INTEGER NOT NULL,

    CONSTRAINT "ItemTypeAttributeOption_pkey" PRIMARY KEY ("itemTypeAttributeId","optionId")
);

-- CreateTable
CREATE TABLE "ItemVariant" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "options" JSONB NOT NULL DEFAULT '[]',
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ItemVariant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemTypeSubItem" (
    "parentId" INTEGER NOT NULL,
    "childId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ItemTypeSubItem_pkey" PRIMARY KEY ("parentId","childId")
);

-- CreateTable
CREATE TABLE "ItemTypeStone" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "position" TEXT NOT NULL,
    "gem" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "quality" TEXT NOT NULL,
    "caratEach" DECIMAL(8,3) NOT NULL,
    "count" INTEGER NOT NULL,
    "settingType" TEXT NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ItemTypeStone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Finding" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "price" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "Finding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemTypeFinding" (
    "itemTypeId" INTEGER NOT NULL,
    "findingId" INTEGER NOT NULL,
    "quantity" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "ItemTypeFinding_pkey" PRIMARY KEY ("itemTypeId","findingId")
);

-- CreateTable
CREATE TABLE "ItemTypeService" (
    "itemTypeId" INTEGER NOT NULL,
    "serviceTypeId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ItemTypeService_pkey" PRIMARY KEY ("itemTypeId","serviceTypeId")
);

-- CreateTable
CREATE TABLE "ItemTypeTreatment" (
    "itemTypeId" INTEGER NOT NULL,
    "treatmentId" INTEGER NOT NULL,

    CONSTRAINT "ItemTypeTreatment_pkey" PRIMARY KEY ("itemTypeId","treatmentId")
);

-- CreateTable
CREATE TABLE "ItemTypeImage" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "altEn" TEXT NOT NULL,
    "altFr" TEXT NOT NULL,
    "drawing" JSONB NOT NULL,

    CONSTRAINT "ItemTypeImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Customer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "accountNumber" TEXT NOT NULL,
    "customerTypeId" INTEGER NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "language" TEXT NOT NULL DEFAULT 'en',
    "taxExempt" BOOLEAN NOT NULL DEFAULT false,
    "taxExemptNumber" TEXT,
    "paymentTermsCode" TEXT NOT NULL DEFAULT 'NET_30',
    "approvalRequired" BOOLEAN NOT NULL DEFAULT false,
    "defaultShippingMethodId" INTEGER,
    "blockedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomerType" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "CustomerType_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Address" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "contactName" TEXT NOT NULL,
    "company" TEXT,
    "line1" TEXT NOT NULL,
    "line2" TEXT,
    "city" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "stateId" INTEGER,
    "countryId" INTEGER NOT NULL,
    "phone" TEXT,
    "isDefaultShipping" BOOLEAN NOT NULL DEFAULT false,
    "isDefaultBilling" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Country" (
    "id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "code3" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "Country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "State" (
    "id" SERIAL NOT NULL,
    "countryId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "salesTaxPercent" DECIMAL(7,4),

    CONSTRAINT "State_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceTerm" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER,
    "customerTypeId" INTEGER,
    "itemTypeId" INTEGER,
    "itemGroupId" INTEGER,
    "percent" DECIMAL(7,4) NOT NULL,

    CONSTRAINT "PriceTerm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "userName" TEXT NOT NULL,
    "userNameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phone" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "isStaff" BOOLEAN NOT NULL DEFAULT false,
    "passwordHash" TEXT NOT NULL,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "startupModuleId" INTEGER,
    "pictureFileId" INTEGER,
    "blockedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Role" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "isStaff" BOOLEAN NOT NULL,

    CONSTRAINT "Role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Permission" (
    "number" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "moduleCode" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "Permission_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "RolePermission" (
    "roleId" INTEGER NOT NULL,
    "permissionNumber" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,

    CONSTRAINT "RolePermission_pkey" PRIMARY KEY ("roleId","permissionNumber")
);

-- CreateTable
CREATE TABLE "UserRole" (
    "userId" INTEGER NOT NULL,
    "roleId" INTEGER NOT NULL,

    CONSTRAINT "UserRole_pkey" PRIMARY KEY ("userId","roleId")
);

-- CreateTable
CREATE TABLE "UserCustomer" (
    "userId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "UserCustomer_pkey" PRIMARY KEY ("userId","customerId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "familyId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "customerId" INTEGER,
    "actorId" INTEGER,
    "actorSessionId" INTEGER,
    "switchReason" TEXT,
    "rememberMe" BOOLEAN NOT NULL DEFAULT false,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "refreshHash" TEXT NOT NULL,
    "previousHash" TEXT,
    "rotatedAt" TIMESTAMP(3),
    "userAgent" TEXT,
    "address" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "revokeReason" TEXT,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInLink" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "SignInLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Module" (
    "id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "path" TEXT NOT NULL,
    "permissionNumber" INTEGER NOT NULL,

    CONSTRAINT "Module_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderGroup" (
    "id" SERIAL NOT NULL,
    "number" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "poNumber" TEXT,
    "customerWoNumber" TEXT,
    "notes" TEXT,
    "shippingAddress" JSONB NOT NULL,
    "billingAddress" JSONB NOT NULL,
    "sellToAddress" JSONB,
    "shippingMethodId" INTEGER,
    "currency" TEXT NOT NULL,
    "subTotal" DECIMAL(14,2) NOT NULL,
    "discountValue" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "shippingPrice" DECIMAL(14,2) NOT NULL,
    "salesTaxPercent" DECIMAL(7,4) NOT NULL,
    "salesTaxValue" DECIMAL(14,2) NOT NULL,
    "grandTotal" DECIMAL(14,2) NOT NULL,
    "submissionKey" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobOrder" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" BIGINT NOT NULL,
    "orderGroupId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "contactId" INTEGER,
    "statusId" INTEGER NOT NULL,
    "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heldStatusId" INTEGER,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "priorityId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "titleEn" TEXT NOT NULL,
    "titleFr" TEXT NOT NULL,
    "pricingMode" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "lineTotal" DECIMAL(14,2) NOT NULL,
    "estimatedWeight" DECIMAL(10,2) NOT NULL,
    "marketAsOf" TIMESTAMP(3) NOT NULL,
    "poNumber" TEXT,
    "reference" TEXT,
    "endCustomer" TEXT,
    "note" TEXT,
    "wantedBy" DATE,
    "promisedOn" DATE,
    "stage" INTEGER,
    "trackingNumber" TEXT,
    "pickedUp" BOOLEAN NOT NULL DEFAULT false,
    "shippedAt" TIMESTAMP(3),
    "approvedAt" TIMESTAMP(3),
    "declineReason" TEXT,
    "cancelledAt" TIMESTAMP(3),
    "cancelReason" TEXT,
    "cancelFee" DECIMAL(14,2),
    "lastCustomerNoteAt" TIMESTAMP(3),
    "reorderedFromId" INTEGER,
    "remadeFromId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobSpecification" (
    "jobOrderId" INTEGER NOT NULL,
    "configuration" JSONB NOT NULL,
    "breakdown" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "marketFix" JSONB NOT NULL,

    CONSTRAINT "JobSpecification_pkey" PRIMARY KEY ("jobOrderId")
);

-- CreateTable
CREATE TABLE "JobSearchTerm" (
    "jobOrderId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "JobSearchTerm_pkey" PRIMARY KEY ("jobOrderId","term")
);

-- CreateTable
CREATE TABLE "JobItem" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "weight" DECIMAL(10,2),
    "rank" INTEGER NOT NULL DEFAULT 0,
    "attributes" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "JobItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobService" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "serviceTypeId" INTEGER NOT NULL,
    "price" DECIMAL(14,2),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proofFileId" INTEGER,
    "decidedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobService_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobNote" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "visibility" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobNoteAttachment" (
    "noteId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "JobNoteAttachment_pkey" PRIMARY KEY ("noteId","fileId")
);

-- CreateTable
CREATE TABLE "JobImage" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "fileId" INTEGER,
    "drawing" JSONB,
    "captionEn" TEXT NOT NULL DEFAULT '',
    "captionFr" TEXT NOT NULL DEFAULT '',
    "isBig" BOOLEAN NOT NULL DEFAULT false,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "JobImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobStatusEvent" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "fromStatusId" INTEGER,
    "toStatusId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "heldStatusId" INTEGER,
    "reason" TEXT,
    "detail" JSONB,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobStatusEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "File" (
    "id" SERIAL NOT NULL,
    "digest" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "originalName" TEXT NOT NULL,
    "uploadedById" INTEGER NOT NULL,
    "customerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "File_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Metal" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "Metal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarketPrice" (
    "id" SERIAL NOT NULL,
    "metalId" INTEGER NOT NULL,
    "asOf" TIMESTAMP(3) NOT NULL,
    "buy" DECIMAL(14,4) NOT NULL,
    "sell" DECIMAL(14,4) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "MarketPrice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Alloy" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "colour" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "fineness" DECIMAL(6,4) NOT NULL,
    "premiumPercent" DECIMAL(7,4) NOT NULL,
    "density" DECIMAL(7,3) NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "shownInCatalog" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "Alloy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AlloyComponent" (
    "alloyId" INTEGER NOT NULL,
    "metalId" INTEGER NOT NULL,
    "fraction" DECIMAL(6,4) NOT NULL,

    CONSTRAINT "AlloyComponent_pkey" PRIMARY KEY ("alloyId","metalId")
);

-- CreateTable
CREATE TABLE "ServiceRate" (
    "serviceTypeId" INTEGER NOT NULL,
    "perPiece" DECIMAL(14,4) NOT NULL,
    "perGram" DECIMAL(14,4) NOT NULL,
    "minimum" DECIMAL(14,4) NOT NULL,
    "threshold" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "ServiceRate_pkey" PRIMARY KEY ("serviceTypeId")
);

-- CreateTable
CREATE TABLE "SettingRate" (
    "id" SERIAL NOT NULL,
    "settingType" TEXT NOT NULL,
    "maxCarat" DECIMAL(8,3) NOT NULL,
    "rate" DECIMAL(14,4) NOT NULL,

    CONSTRAINT "SettingRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Treatment" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "rate" DECIMAL(14,4) NOT NULL,

    CONSTRAINT "Treatment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StonePrice" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER,
    "customerTypeId" INTEGER,
    "gem" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "quality" TEXT NOT NULL,
    "maxCarat" DECIMAL(8,3) NOT NULL,
    "pricePerCarat" DECIMAL(14,4),
    "pricePerPiece" DECIMAL(14,4),

    CONSTRAINT "StonePrice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuantityBreak" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "fromQuantity" INTEGER NOT NULL,
    "percent" DECIMAL(7,4) NOT NULL,

    CONSTRAINT "QuantityBreak_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Priority" (
    "id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "factor" DECIMAL(7,4) NOT NULL,
    "leadFactor" DECIMAL(7,4) NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Priority_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EntityStatus" (
    "id" INTEGER NOT NULL,
    "entityType" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "tab" TEXT,
    "waitingOn" TEXT,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "colour" TEXT NOT NULL DEFAULT 'grey',
    "isTerminal" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "EntityStatus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "code" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "UserSetting" (
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UserSetting_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "ShippingMethod" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "transitDays" INTEGER NOT NULL,
    "base" DECIMAL(14,2) NOT NULL,
    "perGram" DECIMAL(14,4) NOT NULL DEFAULT 0,
    "freeFrom" DECIMAL(14,2),
    "isPickup" BOOLEAN NOT NULL DEFAULT false,
    "countryCodes" TEXT NOT NULL DEFAULT '',
    "rank" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ShippingMethod_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEvent_at_idx" ON "AuditEvent"("at");

-- CreateIndex
CREATE INDEX "AuditEvent_entityType_entityId_idx" ON "AuditEvent"("entityType", "entityId");

-- CreateIndex
CREATE INDEX "AuditEvent_userId_at_idx" ON "AuditEvent"("userId", "at");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "Cart_customerId_idx" ON "Cart"("customerId");

-- CreateIndex
CREATE INDEX "Cart_shippingAddressId_idx" ON "Cart"("shippingAddressId");

-- CreateIndex
CREATE INDEX "Cart_billingAddressId_idx" ON "Cart"("billingAddressId");

-- CreateIndex
CREATE INDEX "Cart_sellToAddressId_idx" ON "Cart"("sellToAddressId");

-- CreateIndex
CREATE UNIQUE INDEX "Cart_userId_customerId_sessionId_key" ON "Cart"("userId", "customerId", "sessionId");

-- CreateIndex
CREATE INDEX "CartItem_cartId_rank_id_idx" ON "CartItem"("cartId", "rank", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProductCategory_code_key" ON "ProductCategory"("code");

-- CreateIndex
CREATE INDEX "ProductCategory_parentId_rank_idx" ON "ProductCategory"("parentId", "rank");

-- CreateIndex
CREATE INDEX "CategoryItem_itemTypeId_idx" ON "CategoryItem"("itemTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "ItemGroup_code_key" ON "ItemGroup"("code");

-- CreateIndex
CREATE UNIQUE INDEX "ItemType_code_key" ON "ItemType"("code");

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_nameEn_id_idx" ON "ItemType"("shownInCatalog", "nameEn", "id");

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_nameFr_id_idx" ON "ItemType"("shownInCatalog", "nameFr", "id");

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_listPrice_id_idx" ON "ItemType"("shownInCatalog", "listPrice", "id");

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_createdAt_id_idx" ON "ItemType"("shownInCatalog", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ItemType_featured_featuredRank_id_idx" ON "ItemType"("featured", "featuredRank", "id");

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_featuredRank_id_idx" ON "ItemType"("shownInCatalog", "featuredRank", "id");

-- CreateIndex
CREATE INDEX "ItemType_itemGroupId_idx" ON "ItemType"("itemGroupId");

-- CreateIndex
CREATE INDEX "ItemTypeSearchTerm_term_idx" ON "ItemTypeSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "ItemTypeAlloy_alloyId_itemTypeId_idx" ON "ItemTypeAlloy"("alloyId", "itemTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "Attribute_code_key" ON "Attribute"("code");

-- CreateIndex
CREATE UNIQUE INDEX "AttributeOption_attributeId_code_key" ON "AttributeOption"("attributeId", "code");

-- CreateIndex
CREATE INDEX "ItemTypeAttribute_attributeId_idx" ON "ItemTypeAttribute"("attributeId");

-- CreateIndex
CREATE UNIQUE INDEX "ItemTypeAttribute_itemTypeId_attributeId_key" ON "ItemTypeAttribute"("itemTypeId", "attributeId");

-- CreateIndex
CREATE INDEX "ItemTypeAttributeOption_optionId_itemTypeAttributeId_idx" ON "ItemTypeAttributeOption"("optionId", "itemTypeAttributeId");

-- CreateIndex
CREATE UNIQUE INDEX "ItemVariant_code_key" ON "ItemVariant"("code");

-- CreateIndex
CREATE INDEX "ItemVariant_itemTypeId_idx" ON "ItemVariant"("itemTypeId");

-- CreateIndex
CREATE INDEX "ItemTypeSubItem_childId_idx" ON "ItemTypeSubItem"("childId");

-- CreateIndex
CREATE INDEX "ItemTypeStone_itemTypeId_idx" ON "ItemTypeStone"("itemTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "Finding_code_key" ON "Finding"("code");

-- CreateIndex
CREATE INDEX "ItemTypeFinding_findingId_idx" ON "ItemTypeFinding"("findingId");

-- CreateIndex
CREATE INDEX "ItemTypeService_serviceTypeId_idx" ON "ItemTypeService"("serviceTypeId");

-- CreateIndex
CREATE INDEX "ItemTypeTreatment_treatmentId_idx" ON "ItemTypeTreatment"("treatmentId");

-- CreateIndex
CREATE INDEX "ItemTypeImage_itemTypeId_rank_idx" ON "ItemTypeImage"("itemTypeId", "rank");

-- CreateIndex
CREATE UNIQUE INDEX "Customer_accountNumber_key" ON "Customer"("accountNumber");

-- CreateIndex
CREATE INDEX "Customer_name_idx" ON "Customer"("name");

-- CreateIndex
CREATE UNIQUE INDEX "CustomerType_code_key" ON "CustomerType"("code");

-- CreateIndex
CREATE INDEX "Address_customerId_idx" ON "Address"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "Country_code_key" ON "Country"("code");

-- CreateIndex
CREATE UNIQUE INDEX "State_countryId_code_key" ON "State"("countryId", "code");

-- CreateIndex
CREATE INDEX "PriceTerm_customerId_idx" ON "PriceTerm"("customerId");

-- CreateIndex
CREATE INDEX "PriceTerm_customerTypeId_idx" ON "PriceTerm"("customerTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "User_userNameKey_key" ON "User"("userNameKey");

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Role_code_key" ON "Role"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Permission_key_key" ON "Permission"("key");

-- CreateIndex
CREATE INDEX "UserCustomer_customerId_idx" ON "UserCustomer"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_familyId_key" ON "Session"("familyId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "SignInLink_tokenHash_key" ON "SignInLink"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Module_code_key" ON "Module"("code");

-- CreateIndex
CREATE UNIQUE INDEX "OrderGroup_number_key" ON "OrderGroup"("number");

-- CreateIndex
CREATE UNIQUE INDEX "OrderGroup_code_key" ON "OrderGroup"("code");

-- CreateIndex
CREATE UNIQUE INDEX "OrderGroup_submissionKey_key" ON "OrderGroup"("submissionKey");

-- CreateIndex
CREATE INDEX "OrderGroup_customerId_createdAt_id_idx" ON "OrderGroup"("customerId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "JobOrder_number_key" ON "JobOrder"("number");

-- CreateIndex
CREATE UNIQUE INDEX "JobOrder_remadeFromId_key" ON "JobOrder"("remadeFromId");

-- CreateIndex
CREATE INDEX "JobOrder_createdAt_id_idx" ON "JobOrder"("createdAt", "id");

-- CreateIndex
CREATE INDEX "JobOrder_promisedOn_id_idx" ON "JobOrder"("promisedOn", "id");

-- CreateIndex
CREATE INDEX "JobOrder_numberRank_id_idx" ON "JobOrder"("numberRank", "id");

-- CreateIndex
CREATE INDEX "JobOrder_customerId_createdAt_id_idx" ON "JobOrder"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "JobOrder_customerId_promisedOn_id_idx" ON "JobOrder"("customerId", "promisedOn", "id");

-- CreateIndex
CREATE INDEX "JobOrder_customerId_numberRank_id_idx" ON "JobOrder"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "JobOrder_customerId_statusId_createdAt_id_idx" ON "JobOrder"("customerId", "statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "JobOrder_statusId_createdAt_id_idx" ON "JobOrder"("statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "JobOrder_statusId_promisedOn_id_idx" ON "JobOrder"("statusId", "promisedOn", "id");

-- CreateIndex
CREATE INDEX "JobOrder_statusId_numberRank_id_idx" ON "JobOrder"("statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "JobOrder_placedById_createdAt_id_idx" ON "JobOrder"("placedById", "createdAt", "id");

-- CreateIndex
CREATE INDEX "JobOrder_contactId_idx" ON "JobOrder"("contactId");

-- CreateIndex
CREATE INDEX "JobOrder_orderGroupId_idx" ON "JobOrder"("orderGroupId");

-- CreateIndex
CREATE INDEX "JobOrder_itemTypeId_idx" ON "JobOrder"("itemTypeId");

-- CreateIndex
CREATE INDEX "JobOrder_reorderedFromId_idx" ON "JobOrder"("reorderedFromId");

-- CreateIndex
CREATE INDEX "JobSearchTerm_term_idx" ON "JobSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "JobItem_jobOrderId_rank_id_idx" ON "JobItem"("jobOrderId", "rank", "id");

-- CreateIndex
CREATE INDEX "JobItem_parentId_idx" ON "JobItem"("parentId");

-- CreateIndex
CREATE INDEX "JobService_serviceTypeId_status_idx" ON "JobService"("serviceTypeId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "JobService_jobOrderId_serviceTypeId_revision_key" ON "JobService"("jobOrderId", "serviceTypeId", "revision");

-- CreateIndex
CREATE INDEX "JobNote_jobOrderId_visibility_id_idx" ON "JobNote"("jobOrderId", "visibility", "id");

-- CreateIndex
CREATE INDEX "JobNoteAttachment_fileId_idx" ON "JobNoteAttachment"("fileId");

-- CreateIndex
CREATE INDEX "JobImage_jobOrderId_rank_id_idx" ON "JobImage"("jobOrderId", "rank", "id");

-- CreateIndex
CREATE INDEX "JobImage_fileId_idx" ON "JobImage"("fileId");

-- CreateIndex
CREATE INDEX "JobStatusEvent_jobOrderId_id_idx" ON "JobStatusEvent"("jobOrderId", "id");

-- CreateIndex
CREATE INDEX "File_uploadedById_idx" ON "File"("uploadedById");

-- CreateIndex
CREATE INDEX "File_digest_idx" ON "File"("digest");

-- CreateIndex
CREATE UNIQUE INDEX "Metal_code_key" ON "Metal"("code");

-- CreateIndex
CREATE UNIQUE INDEX "MarketPrice_metalId_asOf_key" ON "MarketPrice"("metalId", "asOf");

-- CreateIndex
CREATE UNIQUE INDEX "Alloy_code_key" ON "Alloy"("code");

-- CreateIndex
CREATE UNIQUE INDEX "SettingRate_settingType_maxCarat_key" ON "SettingRate"("settingType", "maxCarat");

-- CreateIndex
CREATE UNIQUE INDEX "Treatment_code_key" ON "Treatment"("code");

-- CreateIndex
CREATE INDEX "StonePrice_gem_shape_quality_idx" ON "StonePrice"("gem", "shape", "quality");

-- CreateIndex
CREATE UNIQUE INDEX "QuantityBreak_itemTypeId_fromQuantity_key" ON "QuantityBreak"("itemTypeId", "fromQuantity");

-- CreateIndex
CREATE UNIQUE INDEX "Priority_code_key" ON "Priority"("code");

-- CreateIndex
CREATE UNIQUE INDEX "EntityStatus_entityType_code_key" ON "EntityStatus"("entityType", "code");

-- CreateIndex
CREATE UNIQUE INDEX "ShippingMethod_code_key" ON "ShippingMethod"("code");

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_shippingAddressId_fkey" FOREIGN KEY ("shippingAddressId") REFERENCES "Address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_billingAddressId_fkey" FOREIGN KEY ("billingAddressId") REFERENCES "Address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_sellToAddressId_fkey" FOREIGN KEY ("sellToAddressId") REFERENCES "Address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_priorityId_fkey" FOREIGN KEY ("priorityId") REFERENCES "Priority"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_drawingFileId_fkey" FOREIGN KEY ("drawingFileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "ProductCategory"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CategoryItem" ADD CONSTRAINT "CategoryItem_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "ProductCategory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CategoryItem" ADD CONSTRAINT "CategoryItem_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemType" ADD CONSTRAINT "ItemType_itemGroupId_fkey" FOREIGN KEY ("itemGroupId") REFERENCES "ItemGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeSearchTerm" ADD CONSTRAINT "ItemTypeSearchTerm_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAlloy" ADD CONSTRAINT "ItemTypeAlloy_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAlloy" ADD CONSTRAINT "ItemTypeAlloy_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttributeOption" ADD CONSTRAINT "AttributeOption_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttributeOption" ADD CONSTRAINT "AttributeOption_treatmentId_fkey" FOREIGN KEY ("treatmentId") REFERENCES "Treatment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAttribute" ADD CONSTRAINT "ItemTypeAttribute_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAttribute" ADD CONSTRAINT "ItemTypeAttribute_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAttributeOption" ADD CONSTRAINT "ItemTypeAttributeOption_itemTypeAttributeId_fkey" FOREIGN KEY ("itemTypeAttributeId") REFERENCES "ItemTypeAttribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeAttributeOption" ADD CONSTRAINT "ItemTypeAttributeOption_optionId_fkey" FOREIGN KEY ("optionId") REFERENCES "AttributeOption"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemVariant" ADD CONSTRAINT "ItemVariant_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemVariant" ADD CONSTRAINT "ItemVariant_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeSubItem" ADD CONSTRAINT "ItemTypeSubItem_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeSubItem" ADD CONSTRAINT "ItemTypeSubItem_childId_fkey" FOREIGN KEY ("childId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeStone" ADD CONSTRAINT "ItemTypeStone_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeFinding" ADD CONSTRAINT "ItemTypeFinding_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeFinding" ADD CONSTRAINT "ItemTypeFinding_findingId_fkey" FOREIGN KEY ("findingId") REFERENCES "Finding"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeService" ADD CONSTRAINT "ItemTypeService_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeService" ADD CONSTRAINT "ItemTypeService_serviceTypeId_fkey" FOREIGN KEY ("serviceTypeId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeTreatment" ADD CONSTRAINT "ItemTypeTreatment_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeTreatment" ADD CONSTRAINT "ItemTypeTreatment_treatmentId_fkey" FOREIGN KEY ("treatmentId") REFERENCES "Treatment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeImage" ADD CONSTRAINT "ItemTypeImage_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_customerTypeId_fkey" FOREIGN KEY ("customerTypeId") REFERENCES "CustomerType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_defaultShippingMethodId_fkey" FOREIGN KEY ("defaultShippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Address" ADD CONSTRAINT "Address_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Address" ADD CONSTRAINT "Address_stateId_fkey" FOREIGN KEY ("stateId") REFERENCES "State"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Address" ADD CONSTRAINT "Address_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "State" ADD CONSTRAINT "State_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceTerm" ADD CONSTRAINT "PriceTerm_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceTerm" ADD CONSTRAINT "PriceTerm_customerTypeId_fkey" FOREIGN KEY ("customerTypeId") REFERENCES "CustomerType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceTerm" ADD CONSTRAINT "PriceTerm_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceTerm" ADD CONSTRAINT "PriceTerm_itemGroupId_fkey" FOREIGN KEY ("itemGroupId") REFERENCES "ItemGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_startupModuleId_fkey" FOREIGN KEY ("startupModuleId") REFERENCES "Module"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_pictureFileId_fkey" FOREIGN KEY ("pictureFileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RolePermission" ADD CONSTRAINT "RolePermission_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RolePermission" ADD CONSTRAINT "RolePermission_permissionNumber_fkey" FOREIGN KEY ("permissionNumber") REFERENCES "Permission"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserRole" ADD CONSTRAINT "UserRole_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserCustomer" ADD CONSTRAINT "UserCustomer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserCustomer" ADD CONSTRAINT "UserCustomer_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_actorSessionId_fkey" FOREIGN KEY ("actorSessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInLink" ADD CONSTRAINT "SignInLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInLink" ADD CONSTRAINT "SignInLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderGroup" ADD CONSTRAINT "OrderGroup_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderGroup" ADD CONSTRAINT "OrderGroup_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderGroup" ADD CONSTRAINT "OrderGroup_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderGroup" ADD CONSTRAINT "OrderGroup_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_orderGroupId_fkey" FOREIGN KEY ("orderGroupId") REFERENCES "OrderGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_statusId_fkey" FOREIGN KEY ("statusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_heldStatusId_fkey" FOREIGN KEY ("heldStatusId") REFERENCES "EntityStatus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_priorityId_fkey" FOREIGN KEY ("priorityId") REFERENCES "Priority"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_reorderedFromId_fkey" FOREIGN KEY ("reorderedFromId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobOrder" ADD CONSTRAINT "JobOrder_remadeFromId_fkey" FOREIGN KEY ("remadeFromId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobSpecification" ADD CONSTRAINT "JobSpecification_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobSearchTerm" ADD CONSTRAINT "JobSearchTerm_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobItem" ADD CONSTRAINT "JobItem_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobItem" ADD CONSTRAINT "JobItem_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "JobItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobItem" ADD CONSTRAINT "JobItem_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobItem" ADD CONSTRAINT "JobItem_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobService" ADD CONSTRAINT "JobService_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobService" ADD CONSTRAINT "JobService_serviceTypeId_fkey" FOREIGN KEY ("serviceTypeId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobService" ADD CONSTRAINT "JobService_proofFileId_fkey" FOREIGN KEY ("proofFileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNote" ADD CONSTRAINT "JobNote_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNote" ADD CONSTRAINT "JobNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNote" ADD CONSTRAINT "JobNote_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNoteAttachment" ADD CONSTRAINT "JobNoteAttachment_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "JobNote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNoteAttachment" ADD CONSTRAINT "JobNoteAttachment_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobImage" ADD CONSTRAINT "JobImage_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobImage" ADD CONSTRAINT "JobImage_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_fromStatusId_fkey" FOREIGN KEY ("fromStatusId") REFERENCES "EntityStatus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_toStatusId_fkey" FOREIGN KEY ("toStatusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketPrice" ADD CONSTRAINT "MarketPrice_metalId_fkey" FOREIGN KEY ("metalId") REFERENCES "Metal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlloyComponent" ADD CONSTRAINT "AlloyComponent_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlloyComponent" ADD CONSTRAINT "AlloyComponent_metalId_fkey" FOREIGN KEY ("metalId") REFERENCES "Metal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceRate" ADD CONSTRAINT "ServiceRate_serviceTypeId_fkey" FOREIGN KEY ("serviceTypeId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StonePrice" ADD CONSTRAINT "StonePrice_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StonePrice" ADD CONSTRAINT "StonePrice_customerTypeId_fkey" FOREIGN KEY ("customerTypeId") REFERENCES "CustomerType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuantityBreak" ADD CONSTRAINT "QuantityBreak_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserSetting" ADD CONSTRAINT "UserSetting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
