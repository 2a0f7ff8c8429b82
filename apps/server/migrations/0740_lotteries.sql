-- Lotteries: frozen list, published hashes, winners by signature.
CREATE TABLE "lotteries" (
  "lottery_code" text PRIMARY KEY NOT NULL,
  "lottery_name" text NOT NULL,
  "event_date" date NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "tax_percent" integer NOT NULL,
  "tax_payer" text NOT NULL,
  "only_present" boolean DEFAULT false NOT NULL,
  "seed" text,
  "seed_hash" text,
  "list_hash" text,
  "word" text,
  "frozen_date" timestamp with time zone,
  "started_date" timestamp with time zone,
  "closed_date" timestamp with time zone,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "lotteries_created" ON "lotteries" ("created_date", "lottery_code");

CREATE TABLE "lottery_prizes" (
  "prize_code" text PRIMARY KEY NOT NULL,
  "lottery_code" text NOT NULL REFERENCES "lotteries"("lottery_code") ON DELETE CASCADE,
  "round" integer NOT NULL,
  "prize_name" text NOT NULL,
  "qty" integer NOT NULL,
  "value" bigint NOT NULL
);
CREATE UNIQUE INDEX "lottery_prizes_round" ON "lottery_prizes" ("lottery_code", "round");

CREATE TABLE "lottery_participants" (
  "participant_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "lottery_code" text NOT NULL REFERENCES "lotteries"("lottery_code") ON DELETE CASCADE,
  "participant_code" text NOT NULL,
  "participant_name" text NOT NULL,
  "place" text DEFAULT '' NOT NULL,
  "chances" integer DEFAULT 1 NOT NULL,
  "is_present" boolean DEFAULT false NOT NULL
);
CREATE UNIQUE INDEX "lottery_participants_code" ON "lottery_participants" ("lottery_code", "participant_code");
CREATE INDEX "lottery_participants_name" ON "lottery_participants" ("lottery_code", "participant_name", "participant_code");

CREATE TABLE "lottery_draws" (
  "draw_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "lottery_code" text NOT NULL REFERENCES "lotteries"("lottery_code"),
  "prize_code" text NOT NULL REFERENCES "lottery_prizes"("prize_code"),
  "turn" integer NOT NULL,
  "participant_code" text NOT NULL,
  "revealed_date" timestamp with time zone,
  "claimed_date" timestamp with time zone,
  "received_by" text,
  "handed_by" text,
  "signature" text,
  "redraw_reason" text,
  "redraw_asked_by" text,
  "redraw_asked_name" text,
  "redraw_decided_by" text,
  "is_replaced" boolean DEFAULT false NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE UNIQUE INDEX "lottery_draws_place" ON "lottery_draws" ("prize_code", "turn") WHERE not is_replaced;
CREATE UNIQUE INDEX "lottery_draws_winner" ON "lottery_draws" ("lottery_code", "participant_code");
CREATE INDEX "lottery_draws_revealed" ON "lottery_draws" ("revealed_date", "draw_id");
