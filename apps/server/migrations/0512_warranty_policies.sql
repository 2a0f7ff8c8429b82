-- For which units, part and days a warranty is how long, and from which day it counts.
CREATE TABLE "warranty_policies" (
  "policy_code" text PRIMARY KEY NOT NULL,
  "policy_name" text NOT NULL,
  "brand_code" text,
  "category_code" text,
  "item_code" text,
  "part" text NOT NULL,
  "months" integer NOT NULL,
  "start_basis" text NOT NULL,
  "start_days" integer NOT NULL,
  "needs_registration" boolean DEFAULT false NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE INDEX "warranty_policies_key" ON "warranty_policies" USING btree ("part","item_code","category_code","brand_code");
CREATE INDEX "warranty_policies_valid" ON "warranty_policies" USING btree ("valid_from","policy_code");

-- What was written in the program until now: months by category, from the proven purchase, else 90 days after the delivery.
INSERT INTO "warranty_policies" ("policy_code", "policy_name", "category_code", "part", "months", "start_basis", "start_days", "valid_from") VALUES
  ('WP-SPL-S', 'Spare parts of category SPL', 'SPL', 'sparepart', 36, 'purchase', 90, '2000-01-01'),
  ('WP-SPL-C', 'Compressor of category SPL', 'SPL', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-INV-S', 'Spare parts of category INV', 'INV', 'sparepart', 36, 'purchase', 90, '2000-01-01'),
  ('WP-INV-C', 'Compressor of category INV', 'INV', 'compressor', 120, 'purchase', 90, '2000-01-01'),
  ('WP-MLT-S', 'Spare parts of category MLT', 'MLT', 'sparepart', 36, 'purchase', 90, '2000-01-01'),
  ('WP-MLT-C', 'Compressor of category MLT', 'MLT', 'compressor', 120, 'purchase', 90, '2000-01-01'),
  ('WP-CST-S', 'Spare parts of category CST', 'CST', 'sparepart', 24, 'purchase', 90, '2000-01-01'),
  ('WP-CST-C', 'Compressor of category CST', 'CST', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-DCT-S', 'Spare parts of category DCT', 'DCT', 'sparepart', 24, 'purchase', 90, '2000-01-01'),
  ('WP-DCT-C', 'Compressor of category DCT', 'DCT', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-FLS-S', 'Spare parts of category FLS', 'FLS', 'sparepart', 24, 'purchase', 90, '2000-01-01'),
  ('WP-FLS-C', 'Compressor of category FLS', 'FLS', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-VRO-S', 'Spare parts of category VRO', 'VRO', 'sparepart', 24, 'purchase', 90, '2000-01-01'),
  ('WP-VRO-C', 'Compressor of category VRO', 'VRO', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-VRI-S', 'Spare parts of category VRI', 'VRI', 'sparepart', 24, 'purchase', 90, '2000-01-01'),
  ('WP-VRI-C', 'Compressor of category VRI', 'VRI', 'compressor', 60, 'purchase', 90, '2000-01-01'),
  ('WP-WPU-S', 'Spare parts of category WPU', 'WPU', 'sparepart', 12, 'purchase', 90, '2000-01-01'),
  ('WP-WPU-C', 'Compressor of category WPU', 'WPU', 'compressor', 36, 'purchase', 90, '2000-01-01'),
  ('WP-ALL-S', 'Spare parts of everything else', NULL, 'sparepart', 12, 'purchase', 90, '2000-01-01'),
  ('WP-ALL-C', 'Compressor of everything else', NULL, 'compressor', 12, 'purchase', 90, '2000-01-01');
