-- Similar words. A trusted extension of PostgreSQL's own: whoever may create tables in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
-- Searched far more often than written: entries that wait to be put in their place would be read through by each search.
CREATE INDEX "ItemTypeSearchTerm_term_similar_idx" ON "ItemTypeSearchTerm" USING GIN ("term" gin_trgm_ops) WITH (fastupdate = off);
