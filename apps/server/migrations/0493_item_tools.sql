-- Changes of many items at once, with everything that is needed to undo them.
CREATE SEQUENCE "item_tool_run_code";
CREATE TABLE "item_tool_runs" (
  "run_code" text PRIMARY KEY DEFAULT 'ITR-' || to_char(nextval('item_tool_run_code'), 'FM999990000') NOT NULL,
  "tool" text NOT NULL,
  "given" jsonb NOT NULL,
  "status" text DEFAULT 'Checked' NOT NULL,
  "progress" integer DEFAULT 0 NOT NULL,
  "problem" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "finished_date" timestamp with time zone,
  "undone_user_name" text,
  "undone_date" timestamp with time zone,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "item_tool_rows" (
  "row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "run_code" text NOT NULL,
  "kind" text DEFAULT 'item' NOT NULL,
  "record_code" text NOT NULL,
  "outcome" text NOT NULL,
  "message" text,
  "before" jsonb,
  "after" jsonb
);

ALTER TABLE "item_tool_rows" ADD CONSTRAINT "item_tool_rows_run_code_item_tool_runs_run_code_fk" FOREIGN KEY ("run_code") REFERENCES "public"."item_tool_runs"("run_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "item_tool_runs_created" ON "item_tool_runs" USING btree ("created_date","run_code");
CREATE INDEX "item_tool_rows_run" ON "item_tool_rows" USING btree ("run_code","row_id");
