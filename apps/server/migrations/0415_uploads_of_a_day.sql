-- How much each person has brought today: what is over the limit is refused before it is written.
CREATE TABLE "upload_days" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "upload_days_pkey" PRIMARY KEY ("subject", "day", "kind")
);
