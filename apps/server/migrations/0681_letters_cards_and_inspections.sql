-- Inspections with their checkpoints and problems, letters, and warranty cards.
CREATE TABLE "inspection_answers" (
  "answer_id" bigserial PRIMARY KEY NOT NULL,
  "client_uuid" text NOT NULL,
  "supervision_code" text NOT NULL,
  "checkpoint_code" text NOT NULL,
  "result" text NOT NULL,
  "value" text,
  "zone" text,
  "note" text,
  "photos" integer DEFAULT 0 NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "answered_date" timestamp with time zone NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "inspection_checkpoints" (
  "checkpoint_code" text PRIMARY KEY NOT NULL,
  "category" text NOT NULL,
  "levels" text[] NOT NULL,
  "text_default" text NOT NULL,
  "text_local" text NOT NULL,
  "kind" text NOT NULL,
  "unit" text,
  "min" double precision,
  "max" double precision,
  "photo_min" integer DEFAULT 0 NOT NULL,
  "is_critical" boolean DEFAULT false NOT NULL,
  "fix_default" text,
  "fix_local" text,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "inspection_points" (
  "supervision_code" text NOT NULL,
  "checkpoint_code" text NOT NULL,
  "answer_id" integer NOT NULL,
  "result" text NOT NULL,
  "is_disputed" boolean DEFAULT false NOT NULL,
  "first_result" text NOT NULL,
  CONSTRAINT "inspection_points_supervision_code_checkpoint_code_pk" PRIMARY KEY("supervision_code","checkpoint_code")
);
CREATE TABLE "inspection_problems" (
  "supervision_code" text NOT NULL,
  "problem_no" integer NOT NULL,
  "checkpoint_code" text,
  "kind" text NOT NULL,
  "severity" text NOT NULL,
  "description" text NOT NULL,
  "recommended_fix" text,
  "responsible" text,
  "due_date" date,
  "status" text DEFAULT 'Open' NOT NULL,
  "fix_note" text,
  "claimed_by" text,
  "claimed_date" timestamp with time zone,
  "closed_by" text,
  "closed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "inspection_problems_supervision_code_problem_no_pk" PRIMARY KEY("supervision_code","problem_no")
);
CREATE TABLE "supervision_letters" (
  "letter_id" bigserial PRIMARY KEY NOT NULL,
  "supervision_code" text NOT NULL,
  "service_type" text NOT NULL,
  "template_type" text NOT NULL,
  "document_no" text NOT NULL,
  "version" integer NOT NULL,
  "stage" text DEFAULT 'Pending' NOT NULL,
  "template_language" text NOT NULL,
  "has_signature_table" boolean DEFAULT false NOT NULL,
  "responsible_party" text NOT NULL,
  "issue_date" date NOT NULL,
  "problems" text[] DEFAULT '{}' NOT NULL,
  "approver_user_code" text,
  "approver_user_name" text,
  "approve_date" timestamp with time zone,
  "reject_reason" text,
  "rejected_by" text,
  "rejected_date" timestamp with time zone,
  "content" jsonb,
  "content_hash" text,
  "pdf" "bytea",
  "issued_date" timestamp with time zone,
  "signed_date" timestamp with time zone,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "warranty_card_items" (
  "card_key" text NOT NULL,
  "id" integer NOT NULL,
  "card_code" text NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "serial_number" text NOT NULL,
  "warranty_end_date_sparepart" date NOT NULL,
  "warranty_end_date_compressor" date NOT NULL,
  "is_live" boolean DEFAULT true NOT NULL,
  "is_issued" boolean DEFAULT false NOT NULL,
  CONSTRAINT "warranty_card_items_card_key_id_pk" PRIMARY KEY("card_key","id")
);
CREATE TABLE "warranty_cards" (
  "card_key" text PRIMARY KEY NOT NULL,
  "card_code" text NOT NULL,
  "version" integer NOT NULL,
  "supervision_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "service_dept_code" text NOT NULL,
  "project_name" text NOT NULL,
  "token_hash" text NOT NULL,
  "status" text DEFAULT 'Document_Draft' NOT NULL,
  "is_superseded" boolean DEFAULT false NOT NULL,
  "template_language" text NOT NULL,
  "receiver" text NOT NULL,
  "issue_manager" text NOT NULL,
  "issue_manager_title" text NOT NULL,
  "delivery_orders" text[] NOT NULL,
  "installation_problems" text,
  "design_problems" text,
  "remark" text,
  "start_date" date NOT NULL,
  "item_count" integer DEFAULT 0 NOT NULL,
  "first_end_date" date,
  "unexplained" integer DEFAULT 0 NOT NULL,
  "serial_remark" text,
  "approved_by" text,
  "approved_date" timestamp with time zone,
  "reject_reason" text,
  "issued_date" timestamp with time zone,
  "signed_date" timestamp with time zone,
  "content_hash" text,
  "pdf" "bytea",
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "inspection_answers" ADD CONSTRAINT "inspection_answers_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inspection_answers" ADD CONSTRAINT "inspection_answers_checkpoint_code_inspection_checkpoints_checkpoint_code_fk" FOREIGN KEY ("checkpoint_code") REFERENCES "public"."inspection_checkpoints"("checkpoint_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inspection_points" ADD CONSTRAINT "inspection_points_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inspection_points" ADD CONSTRAINT "inspection_points_checkpoint_code_inspection_checkpoints_checkpoint_code_fk" FOREIGN KEY ("checkpoint_code") REFERENCES "public"."inspection_checkpoints"("checkpoint_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inspection_problems" ADD CONSTRAINT "inspection_problems_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inspection_problems" ADD CONSTRAINT "inspection_problems_checkpoint_code_inspection_checkpoints_checkpoint_code_fk" FOREIGN KEY ("checkpoint_code") REFERENCES "public"."inspection_checkpoints"("checkpoint_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervision_letters" ADD CONSTRAINT "supervision_letters_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "warranty_card_items" ADD CONSTRAINT "warranty_card_items_card_key_warranty_cards_card_key_fk" FOREIGN KEY ("card_key") REFERENCES "public"."warranty_cards"("card_key") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "warranty_cards" ADD CONSTRAINT "warranty_cards_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_cards" ADD CONSTRAINT "warranty_cards_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warranty_cards" ADD CONSTRAINT "warranty_cards_service_dept_code_departments_dept_code_fk" FOREIGN KEY ("service_dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "inspection_answers_once" ON "inspection_answers" USING btree ("client_uuid");
CREATE INDEX "inspection_answers_record" ON "inspection_answers" USING btree ("supervision_code","checkpoint_code","answer_id");
CREATE INDEX "inspection_checkpoints_seq" ON "inspection_checkpoints" USING btree ("seq","checkpoint_code");
CREATE INDEX "inspection_problems_open" ON "inspection_problems" USING btree ("status","due_date");
CREATE UNIQUE INDEX "supervision_letters_version" ON "supervision_letters" USING btree ("supervision_code","service_type","version");
CREATE INDEX "supervision_letters_stage" ON "supervision_letters" USING btree ("stage","created_date");
CREATE UNIQUE INDEX "warranty_card_items_live" ON "warranty_card_items" USING btree ("serial_number") WHERE is_live;
CREATE UNIQUE INDEX "warranty_cards_version" ON "warranty_cards" USING btree ("card_code","version");
CREATE INDEX "warranty_cards_token" ON "warranty_cards" USING btree ("token_hash","version");
CREATE INDEX "warranty_cards_supervision" ON "warranty_cards" USING btree ("supervision_code");
CREATE INDEX "warranty_cards_created" ON "warranty_cards" USING btree ("created_date","card_key");
CREATE INDEX "warranty_cards_end" ON "warranty_cards" USING btree ("first_end_date","card_key");
CREATE INDEX "warranty_cards_search" ON "warranty_cards" USING gin ("card_code" gin_trgm_ops,"project_name" gin_trgm_ops,"receiver" gin_trgm_ops);

-- The points an inspection begins with; from here on they are data.
INSERT INTO "inspection_checkpoints" (checkpoint_code, category, levels, text_default, text_local, kind, unit, min, max, photo_min, is_critical, fix_default, fix_local, seq) VALUES
  ('REF-01', 'refrigerant', '{A,B,C}', 'Test pressure after 24 hours', 'Tekanan uji setelah 24 jam', 'number', 'MPa', 4.0, 4.2, 1, true, 'Find the leak, braze again and repeat the test', 'Cari kebocoran, las ulang, dan ulangi uji', 10),
  ('REF-02', 'refrigerant', '{A,B,C}', 'Pipe insulation without gaps', 'Isolasi pipa tanpa celah', 'pass_fail', NULL, NULL, NULL, 1, true, 'Close the gap with insulation of the same thickness', 'Tutup celah dengan isolasi setebal sama', 20),
  ('REF-03', 'refrigerant', '{A,B}', 'Vacuum held for 2 hours', 'Vakum tertahan 2 jam', 'number', 'kPa', -101.5, -100.0, 1, true, 'Evacuate again with a new pump oil', 'Vakum ulang dengan oli pompa baru', 30),
  ('REF-04', 'refrigerant', '{A,B}', 'Pipe supports at most 1.5 m apart', 'Jarak gantungan pipa maksimal 1,5 m', 'number', 'm', 0.3, 1.5, 0, false, 'Add supports', 'Tambah gantungan', 40),
  ('DRN-01', 'drainage', '{A,B,C}', 'Drain slope at least 1%', 'Kemiringan drainase minimal 1%', 'number', '%', 1, 10, 1, false, 'Hang the pipe again every 80 cm', 'Pasang ulang gantungan tiap 80 cm', 50),
  ('DRN-02', 'drainage', '{A,B,C}', 'Drain test without leak', 'Uji drainase tanpa bocor', 'pass_fail', NULL, NULL, NULL, 1, true, 'Seal the joints and test again', 'Rekatkan sambungan dan uji lagi', 60),
  ('ELE-01', 'electrical', '{A,B,C}', 'Insulation resistance', 'Tahanan isolasi', 'number', 'MOhm', 1, 2000, 0, true, 'Dry or replace the cable', 'Keringkan atau ganti kabel', 70),
  ('ELE-02', 'electrical', '{A,B,C}', 'Terminals tightened', 'Terminal kencang', 'pass_fail', NULL, NULL, NULL, 1, false, 'Tighten with the torque of the manual', 'Kencangkan sesuai torsi manual', 80),
  ('ELE-03', 'electrical', '{A,B}', 'Communication cable shielded and grounded', 'Kabel komunikasi berpelindung dan dibumikan', 'pass_fail', NULL, NULL, NULL, 0, false, 'Replace by a shielded cable', 'Ganti dengan kabel berpelindung', 90),
  ('IND-01', 'indoor', '{A,B,C}', 'Unit level', 'Unit rata', 'pass_fail', NULL, NULL, NULL, 0, false, 'Level the unit', 'Ratakan unit', 100),
  ('IND-02', 'indoor', '{A,B}', 'Service access at least 45 x 45 cm', 'Lubang servis minimal 45 x 45 cm', 'pass_fail', NULL, NULL, NULL, 1, false, 'Cut a larger opening', 'Buat lubang lebih besar', 110),
  ('OUT-01', 'outdoor', '{A,B,C}', 'Service clearance', 'Jarak servis', 'number', 'cm', 60, 1000, 1, false, 'Move the unit', 'Geser unit', 120),
  ('OUT-02', 'outdoor', '{A,B,C}', 'Base and vibration pads', 'Dudukan dan peredam getaran', 'pass_fail', NULL, NULL, NULL, 0, false, 'Place vibration pads', 'Pasang peredam getaran', 130),
  ('OUT-03', 'outdoor', '{A,B}', 'Anchor bolts tight', 'Baut angkur kencang', 'pass_fail', NULL, NULL, NULL, 0, true, 'Tighten the bolts', 'Kencangkan baut', 140);
