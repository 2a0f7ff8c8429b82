-- Letters by e-mail with the link that acknowledges them, and cards that are signed by a code.
CREATE TABLE "supervision_mails" (
  "mail_id" bigserial PRIMARY KEY NOT NULL,
  "supervision_code" text NOT NULL,
  "letter_id" bigint NOT NULL,
  "recipient_kind" text NOT NULL,
  "recipient_name" text NOT NULL,
  "email" text NOT NULL,
  "token_hash" text NOT NULL,
  "sent_by" text NOT NULL,
  "sent_by_name" text NOT NULL,
  "sent_date" timestamp with time zone DEFAULT now() NOT NULL,
  "opened_date" timestamp with time zone,
  "acknowledged_date" timestamp with time zone,
  "acknowledged_name" text
);
ALTER TABLE "supervision_mails" ADD CONSTRAINT "supervision_mails_supervision_code_supervisions_supervision_code_fkey" FOREIGN KEY ("supervision_code") REFERENCES "supervisions"("supervision_code") ON DELETE CASCADE;
ALTER TABLE "supervision_mails" ADD CONSTRAINT "supervision_mails_letter_id_supervision_letters_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "supervision_letters"("letter_id") ON DELETE CASCADE;
CREATE UNIQUE INDEX "supervision_mails_token" ON "supervision_mails" USING btree ("token_hash");
CREATE INDEX "supervision_mails_record" ON "supervision_mails" USING btree ("supervision_code","mail_id");
CREATE INDEX "supervision_mails_letter" ON "supervision_mails" USING btree ("letter_id");
ALTER TABLE "warranty_cards" ADD COLUMN "sign_method" text;
ALTER TABLE "warranty_cards" ADD COLUMN "signed_by" text;
ALTER TABLE "warranty_cards" ADD COLUMN "signed_phone" text;
UPDATE "warranty_cards" SET "sign_method" = 'upload' WHERE "signed_date" IS NOT NULL;
