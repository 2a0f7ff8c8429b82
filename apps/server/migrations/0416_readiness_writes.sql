-- A process is ready only if it can write: this is the row it writes to find out.
CREATE TABLE "write_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_date" timestamp with time zone DEFAULT now() NOT NULL
);
