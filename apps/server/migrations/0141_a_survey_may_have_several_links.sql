-- A reminder brings another link, and the first one goes on serving.
CREATE TABLE "survey_links" (
  "token_hash" text PRIMARY KEY NOT NULL,
  "survey_code" text NOT NULL,
  "sent_date" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_date" timestamp with time zone NOT NULL
);

ALTER TABLE "survey_links" ADD CONSTRAINT "survey_links_survey_code_surveys_survey_code_fk" FOREIGN KEY ("survey_code") REFERENCES "public"."surveys"("survey_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "survey_links_survey" ON "survey_links" USING btree ("survey_code","sent_date");
DROP INDEX "surveys_token";
ALTER TABLE "surveys" DROP COLUMN "token_hash";
