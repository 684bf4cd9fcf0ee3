-- Where mail of the armed forces of the United States goes. ISO 3166-2 knows nothing of them.
INSERT INTO "State" ("countryId", "code", "name")
  SELECT c."id", state.code, state.name
  FROM "Country" c,
    (VALUES ('AA', 'Armed Forces Americas'), ('AE', 'Armed Forces Europe'), ('AP', 'Armed Forces Pacific')) AS state(code, name)
  WHERE c."code" = 'US'
  ON CONFLICT DO NOTHING;
