-- The list the house itself writes to when messages cannot be sent. Nobody is on it yet.
INSERT INTO "website_emails" ("purpose", "description", "to", "cc", "is_active", "updated_by", "updated_user_name")
VALUES ('it-department', 'Told when messages cannot be sent', '{}', '{}', false, 'system', 'Sejuk');
