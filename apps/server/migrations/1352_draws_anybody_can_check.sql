-- The list of those present is published with its hash, and a redraw after the end has a seed of its own.
ALTER TABLE "lotteries" ADD COLUMN "presence_hash" text;
ALTER TABLE "lottery_draws" ADD COLUMN "redraw_seed" text;
ALTER TABLE "lottery_draws" ADD COLUMN "redraw_seed_hash" text;
