import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import { creditOf, noCredit } from '@sejuk/domain/returns/return-lines'
import type pg from 'pg'
import type { customerInvoices } from '../../src/db/tables/customers/trade.ts'
import type { creditNotes } from '../../src/db/tables/returns/credit-notes.ts'

type Unit = { item_code: string; per: number; serial: string | null; item_name: string }
export type Sold = {
  invoice_code: string
  line_no: number
  item_code: string
  item_name: string
  qty: number
  base: number
  other_base: number
  vat: number
  rounding_adjustment: number
  amount: number
  customer_code: string
  customer_is_taxable: number
  dept_code: string
  salesman_code: string | null
  salesman_name: string | null
  business_unit_code: string
  invoice_date: string
  warehouse_code: string
  units: Unit[]
  transaction_code: string
  tax_date: string
  rule: TaxRule | undefined
}
/** Pieces of invoices whose units are still with the customer, one number of the delivery for each unit that has one. */
export const readSold = async (client: pg.ClientBase, today: string) => {
  const { rows: rules } = await client.query<TaxRule>(
    'select transaction_code, valid_from::text as valid_from, numerator, denominator, rate_percent from tax_rules',
  )
  const { rows } = await client.query<Omit<Sold, 'rule'>>(
    `select n.invoice_code, n.line_no, n.item_code, n.item_name, n.qty, n.base::float8 as base, n.other_base::float8 as other_base,
      n.vat::float8 as vat, n.rounding_adjustment::float8 as rounding_adjustment, n.amount::float8 as amount, i.customer_code,
      i.customer_is_taxable, i.dept_code, i.salesman_code, u.username as salesman_name, i.business_unit_code,
      i.invoice_date::text, i.tax_date::text, i.transaction_code, w.warehouse_code, s.units
    from sales_invoices i join sales_invoice_lines n using (invoice_code)
    join lateral (select w.warehouse_code from warehouses w where w.dept_code = i.dept_code and w.is_active order by 1 limit 1) w on true
    left join users u on u.usercode = i.salesman_code
    join lateral (select json_agg(json_build_object('item_code', p.item_code, 'item_name', p.item_name, 'per', p.per, 'serial', f.serial_number)) as units,
        bool_and(p.per = 1 and (not p.has_serial or f.serial_number is not null)) as is_whole
      from (select y.item_code, y.item_name, y.has_serial, coalesce((e ->> 'sub_quantity')::int, 1) as per from items x
          left join jsonb_array_elements(case when x.used_for_indoor_outdoor = 'Set' then x.sub_items end) e on true
          join items y on y.item_code = coalesce(e ->> 'sub_item_code', x.item_code) where x.item_code = n.item_code) p
      left join lateral (select s.serial_number from delivery_order_serials l join serial_numbers s using (serial_number)
        where l.delivery_code = n.delivery_code and s.item_code = p.item_code and s.status = 'Sold'
        order by s.serial_number limit 1) f on p.has_serial) s on s.is_whole
    where i.status in ('2', '4') and i.invoice_date between $1::date - 120 and $1::date and n.cashback_amount = 0
    order by md5(n.invoice_code || n.line_no)`,
    [today],
  )
  return rows.map((sold): Sold => ({ ...sold, rule: taxRuleOn(rules, sold.transaction_code, sold.tax_date) }))
}

export const creditOfPiece = (sold: Sold) =>
  creditOf({ ...sold, cashback_amount: 0 }, 1, { qty: 0, ...noCredit }, sold.rule)

type Of = {
  credit_note_code: string
  return_code: string
  by: { created_by: string; create_user_name: string }
  today: string
  /** When it was closed: the day of the note, where it was not today. */
  closed?: { day: string; at: string }
}
/** The credit of one piece, and how it stands among what the customer owes. */
export const creditNoteOf = (sold: Sold, { credit_note_code, return_code, by, today, closed }: Of) => {
  const day = closed?.day ?? today
  const credit = creditOfPiece(sold)
  const { invoice_code, customer_code, dept_code, salesman_code } = sold
  const isTaxed = sold.customer_is_taxable === 1
  const note: typeof creditNotes.$inferInsert = {
    ...{ credit_note_code, return_code, invoice_code, customer_code, dept_code, salesman_code },
    ...{ credit_note_date: day, tax_choice: isTaxed ? 'Nota_Retur' : 'No_Tax' },
    ...{ nota_retur_no: isTaxed ? `NR-${return_code}` : null, nota_retur_date: isTaxed ? day : null },
    ...{ base: credit.base, other_base: credit.other_base, vat: credit.vat, amount: credit.amount },
    ...{ rounding_adjustment: credit.rounding_adjustment, ...by, ...(closed ? { created_date: closed.at } : {}) },
  }
  const owed: typeof customerInvoices.$inferInsert = {
    ...{ invoice_code: credit_note_code, customer_code, business_unit_code: sold.business_unit_code },
    ...{ invoice_date: today, due_date: today, amount: -credit.amount },
  }
  return { note, owed }
}

/** The next number of a kind of document in a branch and a month; `save` keeps how far it came. */
export const documentNumbers = async (client: pg.ClientBase, prefixes: readonly string[]) => {
  const { rows } = await client.query<{ stem: string; last: number }>(
    `select prefix || '-' || dept_code || '-' || month as stem, last from document_counters where prefix = any($1)`,
    [prefixes],
  )
  const counts = new Map(rows.map(({ stem, last }) => [stem, last]))
  const next = (prefix: string, dept_code: string, day: string) => {
    const stem = `${prefix}-${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const n = (counts.get(stem) ?? 0) + 1
    counts.set(stem, n)
    return `${stem}-${String(n).padStart(5, '0')}`
  }
  const save = () =>
    client.query(
      `insert into document_counters (prefix, dept_code, month, last)
      select split_part(stem, '-', 1), substr(stem, length(split_part(stem, '-', 1)) + 2, length(stem) - length(split_part(stem, '-', 1)) - 6),
        right(stem, 4), last from unnest($1::text[], $2::int[]) as u (stem, last)
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
      [[...counts.keys()], [...counts.values()]],
    )
  return Object.assign(next, { save })
}
