-- What a setting keeps secret: sealed, and named by its reference wherever the setting is shown or logged.
CREATE TABLE "setting_secrets" (
  "secret_ref" text PRIMARY KEY,
  "sealed_secret" text NOT NULL,
  "created_date" timestamptz NOT NULL DEFAULT now()
);
