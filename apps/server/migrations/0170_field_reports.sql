-- What technicians reported from their phones, each once.
CREATE TABLE "field_reports" (
  "client_uuid" uuid PRIMARY KEY NOT NULL,
  "usercode" text NOT NULL,
  "work_order_number" text NOT NULL,
  "action" text NOT NULL,
  "payload" jsonb NOT NULL,
  "at_device" timestamp with time zone NOT NULL,
  "happened_date" timestamp with time zone NOT NULL,
  "skew_ms" bigint NOT NULL,
  "lat" double precision,
  "lng" double precision,
  "outcome" text NOT NULL,
  "message" text,
  "errors" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "field_reports_order" ON "field_reports" USING btree ("work_order_number","created_date");
