-- Whoever could open a shared estimate learns that it is shared no longer: an update is told with the sharing of before.
DROP TRIGGER "Estimate_rows_update" ON "Estimate";
CREATE TRIGGER "Estimate_rows_update" AFTER UPDATE ON "Estimate" REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Estimate',
  'SELECT to_jsonb(changed) || jsonb_build_object(''sharedAt'', coalesce(changed."sharedAt", former."sharedAt")) FROM changed JOIN former ON former.id = changed.id');
