alter table warranty_cards add column warranty_basis text default 'based_on_warranty_policy' not null;
alter table warranty_cards add column contract_clause text;
alter table warranty_cards add column differing integer default 0 not null;
alter table warranty_cards add column voided_date timestamp with time zone;
alter table warranty_cards add column voided_by text;
alter table warranty_cards add column void_reason text;
alter table warranty_card_items add column policy_end_sparepart date;
alter table warranty_card_items add column policy_end_compressor date;
alter table warranty_card_items add column reason text;
update warranty_cards c set warranty_basis = s.warranty_basis, contract_clause = s.contract_clause
  from supervisions s where s.supervision_code = c.supervision_code and s.warranty_basis <> 'based_on_warranty_policy';
