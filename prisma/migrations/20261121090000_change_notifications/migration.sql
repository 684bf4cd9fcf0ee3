-- Tells every process which kinds of rows changed, when the change commits (server/database/changes).
-- The migration engine ends a statement at every semicolon: inside the body they are written \x3B.
CREATE FUNCTION "notify_changes"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE kind text\x3B
BEGIN
  FOREACH kind IN ARRAY TG_ARGV LOOP PERFORM pg_notify(''aurifex_changes'', kind)\x3B END LOOP\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "UserRole_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "UserRole"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "RolePermission_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "RolePermission"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "UserCustomer_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "UserCustomer"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "Module_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Module"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers', 'reference');
CREATE TRIGGER "Setting_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Setting"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "EntityStatus_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "EntityStatus"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "Metal_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Metal"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "Alloy_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Alloy"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "ItemType_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemType"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "ItemGroup_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemGroup"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "ProductCategory_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductCategory"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "CategoryItem_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "CategoryItem"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "CustomerType_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "CustomerType"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "Country_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Country"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "State_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "State"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "ShippingMethod_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ShippingMethod"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "AlloyComponent_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AlloyComponent"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "MarketPrice_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "MarketPrice"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "Attribute_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Attribute"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "AttributeOption_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AttributeOption"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "ItemTypeAlloy_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAlloy"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ItemTypeAttribute_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAttribute"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "ItemTypeAttributeOption_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAttributeOption"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
CREATE TRIGGER "ItemTypeStone_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeStone"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ItemTypeFinding_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeFinding"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ItemTypeService_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeService"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ItemTypeTreatment_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeTreatment"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ItemTypeSubItem_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeSubItem"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "Finding_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Finding"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "Treatment_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Treatment"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "ServiceRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ServiceRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "SettingRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SettingRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "StonePrice_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StonePrice"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "PriceTerm_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PriceTerm"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "QuantityBreak_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "QuantityBreak"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "Priority_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Priority"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');

-- A new session, a refreshed one or a new user is in nobody's memory yet.
CREATE TRIGGER "Session_changes" AFTER UPDATE ON "Session" FOR EACH ROW
  WHEN (OLD."revokedAt" IS DISTINCT FROM NEW."revokedAt" OR OLD."userId" IS DISTINCT FROM NEW."userId" OR OLD."customerId" IS DISTINCT FROM NEW."customerId" OR OLD."actorId" IS DISTINCT FROM NEW."actorId" OR OLD."actorSessionId" IS DISTINCT FROM NEW."actorSessionId" OR OLD."switchReason" IS DISTINCT FROM NEW."switchReason" OR NEW."expiresAt" < OLD."expiresAt")
  EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "Session_removals" AFTER DELETE OR TRUNCATE ON "Session"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "User_changes" AFTER UPDATE ON "User" FOR EACH ROW
  WHEN (OLD."userName" IS DISTINCT FROM NEW."userName" OR OLD."isStaff" IS DISTINCT FROM NEW."isStaff" OR OLD."language" IS DISTINCT FROM NEW."language" OR OLD."mustChangePassword" IS DISTINCT FROM NEW."mustChangePassword" OR OLD."blockedAt" IS DISTINCT FROM NEW."blockedAt")
  EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "User_removals" AFTER DELETE OR TRUNCATE ON "User"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers');
CREATE TRIGGER "Customer_changes" AFTER UPDATE ON "Customer" FOR EACH ROW
  WHEN (OLD."blockedAt" IS DISTINCT FROM NEW."blockedAt" OR OLD."customerTypeId" IS DISTINCT FROM NEW."customerTypeId")
  EXECUTE FUNCTION "notify_changes"('viewers', 'prices');
CREATE TRIGGER "Customer_removals" AFTER DELETE OR TRUNCATE ON "Customer"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('viewers', 'prices');
