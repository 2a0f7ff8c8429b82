-- What is left for each scope to be read in the order of its list.
CREATE INDEX "complaints_creator" ON "complaints" USING btree ("created_by","created_date","complain_code");
CREATE INDEX "bonus_tickets_own" ON "bonus_tickets" USING btree ("user_code","created_date","bonus_ticket_code");
CREATE INDEX "sparepart_orders_creator" ON "sparepart_orders" USING btree ("created_by","created_date","sparepart_order_code");
CREATE INDEX "old_parts_technician" ON "old_parts" USING btree ("technician_code","due_date","old_part_code");

-- Requests over the counter are few among the orders of a branch or a centre.
CREATE INDEX "sparepart_orders_counter_dept" ON "sparepart_orders" USING btree ("dept_code","created_date","sparepart_order_code")
  WHERE order_kind = 'In_Warranty' and work_order_number is null;
CREATE INDEX "sparepart_orders_counter_supply" ON "sparepart_orders" USING btree ("supply_dept","created_date","sparepart_order_code")
  WHERE order_kind = 'In_Warranty' and work_order_number is null;
CREATE INDEX "sparepart_orders_counter_asc" ON "sparepart_orders" USING btree ("asc_code","created_date","sparepart_order_code")
  WHERE order_kind = 'In_Warranty' and work_order_number is null;
