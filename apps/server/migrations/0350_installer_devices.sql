-- Which phones installers sign in from: one phone in many hands is looked at.
CREATE TABLE "installer_devices" (
  "device_hash" text NOT NULL,
  "user_code" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "last_seen_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "installer_devices_device_hash_user_code_pk" PRIMARY KEY("device_hash","user_code")
);

ALTER TABLE "installer_devices" ADD CONSTRAINT "installer_devices_user_code_installers_user_code_fk" FOREIGN KEY ("user_code") REFERENCES "public"."installers"("user_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "installer_devices_user_code" ON "installer_devices" USING btree ("user_code");
