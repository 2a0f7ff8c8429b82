-- Logs that may be one building are found by the words they share; what each log shares is written by the job that makes keys anew.
ALTER TABLE "project_logs" ADD COLUMN "address_key" text DEFAULT '' NOT NULL;
ALTER TABLE "project_logs" ADD COLUMN "search_keys" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "project_logs" ADD COLUMN "keys_version" integer DEFAULT 0 NOT NULL;
DROP INDEX "project_logs_partners";
DROP INDEX "project_logs_name_key";
DROP INDEX "project_logs_owner_key";
DROP INDEX "project_logs_developer_key";
CREATE INDEX "project_logs_search_keys" ON "project_logs" USING gin ("search_keys");
CREATE INDEX "project_logs_keys_version" ON "project_logs" USING btree ("keys_version");
ALTER TABLE "similarity_pairs" ADD COLUMN "address" double precision DEFAULT 0 NOT NULL;
