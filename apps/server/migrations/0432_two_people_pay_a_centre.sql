-- Receiving an invoice, paying it and importing the bank's answer are not one person's.
ALTER TABLE "reimbursements" ADD COLUMN "payer_code" text;
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r, (VALUES ('Cost-Search'), ('Reimbursement-Search'),
    ('Reimbursement-Invoice-Received'), ('Reimbursement-Pay')) AS p ("code")
  WHERE r."role_code" = 'Finance'
  ON CONFLICT DO NOTHING;

-- Above the price list a manager approves: the branch manager, who needs the button for it; the department does not.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r, (VALUES ('Work-Order-Button-Approve-Cost'), ('Work-Order-Button-Return-Cost')) AS p ("code")
  WHERE r."role_code" = 'Branch-Manager'
  ON CONFLICT DO NOTHING;
DELETE FROM "role_permissions" WHERE "role_code" = 'After-Sales-Department' AND "permission_code" = 'Cost-Approve-Over-Standard';

-- The desk that dispatches also dispatches again what a centre rejected, and decides about cancellations.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r, (VALUES ('Work-Order-Button-Dispatch-Another-ASC'),
    ('Work-Order-Button-Approve-Cancellation'), ('Work-Order-Button-Reject-Cancellation')) AS p ("code")
  WHERE r."role_code" = 'Branch-Admin'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
