-- The warranty of a unit asks whether an issued card names it; the index of live cards does not say which are issued.
CREATE INDEX "warranty_card_items_issued" ON "warranty_card_items" ("serial_number") WHERE is_issued;
