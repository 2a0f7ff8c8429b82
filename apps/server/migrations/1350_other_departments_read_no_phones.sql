-- Other departments log tickets, and read no phone of a consumer.
DELETE FROM "role_permissions" WHERE "role_code" = 'Staff-Other-Dept' AND "permission_code" = 'Aftersales-Ticket-View-Phone';
