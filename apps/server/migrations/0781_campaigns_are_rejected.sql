-- Why a campaign was sent back.
ALTER TABLE "incentive_campaigns" ADD COLUMN "reject_reason" text;
