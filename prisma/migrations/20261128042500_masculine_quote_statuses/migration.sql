-- A quote is masculine in French ('un devis'): its statuses agree with it, unless an owner renamed them.
UPDATE "EntityStatus" SET "nameFr" = agreed.name
FROM (VALUES
  (2202, 'Demandée', 'Demandé'),
  (2205, 'Envoyée', 'Envoyé'),
  (2207, 'Acceptée', 'Accepté'),
  (2208, 'Convertie', 'Converti'),
  (2209, 'Refusée', 'Refusé'),
  (2210, 'Expirée', 'Expiré'),
  (2211, 'Retirée', 'Retiré'),
  (2212, 'Remplacée', 'Remplacé')
) AS agreed (id, before, name)
WHERE "EntityStatus".id = agreed.id AND "EntityStatus"."nameFr" = agreed.before;
