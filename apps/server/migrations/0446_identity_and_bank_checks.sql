-- A person records that identity and account were checked, with evidence; nothing is approved without.
ALTER TABLE "installers" ADD COLUMN "id_verify_result" text DEFAULT 'Unknown' NOT NULL;
ALTER TABLE "installers" ADD COLUMN "id_checked_by" text;
ALTER TABLE "installers" ADD COLUMN "id_checked_user_name" text;
ALTER TABLE "installers" ADD COLUMN "id_checked_date" timestamp with time zone;
ALTER TABLE "installers" ADD COLUMN "id_check_note" text;
UPDATE "installers" SET "id_verify_result" = 'Valid' WHERE "user_status" IN ('Approved', 'Paused');
ALTER TABLE "installer_banks" ADD COLUMN "bank_checked_by" text;
ALTER TABLE "installer_banks" ADD COLUMN "bank_checked_user_name" text;
ALTER TABLE "installer_banks" ADD COLUMN "bank_checked_date" timestamp with time zone;
ALTER TABLE "installer_banks" ADD COLUMN "bank_check_note" text;
ALTER TABLE "installer_banks" ADD COLUMN "photo_code_bank_check" text;
ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_photo_code_bank_check_attachments_attachment_code_fk" FOREIGN KEY ("photo_code_bank_check") REFERENCES "attachments"("attachment_code");
