import { waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { yesNo } from '@sejuk/domain/customers/customers'
import {
  dueBases,
  invoiceSources,
  invoiceStatuses,
  paperRejections,
  paperStatuses,
} from '@sejuk/domain/finance/sales-invoices'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'

export const salesInvoices = pgTable(
  'sales_invoices',
  {
    invoice_code: text().primaryKey(),
    status: text({ enum: invoiceStatuses }).notNull().default('1'),
    invoice_date: date({ mode: 'string' }).notNull(),
    /** Decides the rule and the period of its tax. */
    tax_date: date({ mode: 'string' }).notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    due_basis: text({ enum: dueBases }).notNull().default('invoice'),
    payment_term_days: integer().notNull().default(0),
    org_code: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    salesman_code: text(),
    order_codes: text().array().notNull().default([]),
    delivery_codes: text().array().notNull().default([]),
    business_unit_code: text().notNull().default('RAC'),
    price_include_tax: text({ enum: yesNo }).notNull(),
    customer_is_taxable: integer().notNull(),
    /** To a buyer without NPWP, as the company sold on its tax date; nothing where it had said nothing. */
    sold_as: text({ enum: waysWithoutNpwp }),
    transaction_code: text().notNull(),
    /** For goods in a bonded or free zone. */
    add_info_code: text(),
    facility_stamp: text(),
    customs_document: text(),
    /** A month: '2026-11'. */
    customs_month: text(),
    /** Given by the tax office. */
    tax_invoice_no: text(),
    list_amount: rupiah().notNull().default(0),
    discount_amount: rupiah().notNull().default(0),
    cashback_amount: rupiah().notNull().default(0),
    base: rupiah().notNull().default(0),
    other_base: rupiah().notNull().default(0),
    vat: rupiah().notNull().default(0),
    rounding_adjustment: rupiah().notNull().default(0),
    stamp_duty: rupiah().notNull().default(0),
    grand_total: rupiah().notNull().default(0),
    line_count: integer().notNull().default(0),
    total_qty: integer().notNull().default(0),
    receipt_status: text({ enum: paperStatuses }).notNull().default('Prepare_Invoice'),
    receipt_reason_code: text({ enum: paperRejections }),
    receipt_reason: text(),
    received_by_name: text(),
    received_date: date({ mode: 'string' }),
    receipt_photo_code: text(),
    source: text({ enum: invoiceSources }).notNull(),
    /** The number it has in Accurate. */
    external_no: text(),
    remark: text(),
    fail_reason: text(),
    /** The fields that whoever refused it pointed at. */
    fail_marks: text().array().notNull().default([]),
    end_reason: text(),
    freeze_reason: text(),
    frozen_user_name: text(),
    authors: authors(),
    submitted_user_name: text(),
    submitted_date: instant(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('sales_invoices_created').on(t.created_date, t.invoice_code),
    index('sales_invoices_dept_created').on(t.dept_code, t.created_date, t.invoice_code),
    index('sales_invoices_status').on(t.status, t.created_date, t.invoice_code),
    index('sales_invoices_dept_status').on(t.dept_code, t.status, t.created_date, t.invoice_code),
    index('sales_invoices_customer').on(t.customer_code, t.created_date, t.invoice_code),
    index('sales_invoices_salesman').on(t.salesman_code, t.created_date, t.invoice_code),
    index('sales_invoices_creator').on(t.created_by, t.created_date, t.invoice_code),
    index('sales_invoices_dept_source').on(t.dept_code, t.source, t.created_date, t.invoice_code),
    index('sales_invoices_source').on(t.source, t.created_date, t.invoice_code),
    index('sales_invoices_day').on(t.invoice_date, t.invoice_code),
    index('sales_invoices_due').on(t.due_date, t.invoice_code),
    index('sales_invoices_tax').on(t.tax_date, t.updated_date),
    index('sales_invoices_total').on(t.grand_total, t.invoice_code),
    index('sales_invoices_code_search').using('gin', t.invoice_code.op('gin_trgm_ops')),
    index('sales_invoices_orders').using('gin', t.order_codes),
    index('sales_invoices_deliveries').using('gin', t.delivery_codes),
    // A number of Accurate is brought in once; what became invalid may come again.
    uniqueIndex('sales_invoices_external').on(t.external_no).where(sql`external_no is not null and status <> '5'`),
    index('sales_invoices_external_no').on(t.external_no).where(sql`external_no is not null`),
    check('sales_invoices_sold_as', sql`${t.sold_as} in ('NIK', 'DIGUNGGUNG', 'NO_TAX')`),
    check('sales_invoices_taxable', sql`${t.customer_is_taxable} in (0, 1)`),
    check(
      'sales_invoices_total_of_parts',
      sql`${t.grand_total} = ${t.base} + ${t.vat} + ${t.rounding_adjustment} + ${t.stamp_duty}`,
    ),
  ],
)

export const salesInvoiceLines = pgTable(
  'sales_invoice_lines',
  {
    invoice_code: text()
      .notNull()
      .references(() => salesInvoices.invoice_code),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    business_unit_code: text(),
    qty: integer().notNull(),
    uom: text().notNull().default('UNIT'),
    unit_price: rupiah().notNull(),
    list_amount: rupiah().notNull(),
    discount_amount: rupiah().notNull().default(0),
    cashback_amount: rupiah().notNull().default(0),
    base: rupiah().notNull(),
    other_base: rupiah().notNull(),
    vat: rupiah().notNull(),
    /** The rupiah that no base and tax make up; never inside the tax. */
    rounding_adjustment: rupiah().notNull().default(0),
    amount: rupiah().notNull(),
    order_code: text(),
    order_line_no: integer(),
    delivery_code: text(),
    delivery_line_no: integer(),
    serial_numbers: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_code, t.line_no] }),
    index('sales_invoice_lines_order').on(t.order_code, t.order_line_no),
    index('sales_invoice_lines_delivery').on(t.delivery_code, t.delivery_line_no),
    index('sales_invoice_lines_item').on(t.item_code, t.invoice_code),
    check('sales_invoice_lines_qty', sql`${t.qty} > 0`),
    check(
      'sales_invoice_lines_amount',
      sql`${t.amount} = ${t.base} + ${t.vat} + ${t.rounding_adjustment} and abs(${t.rounding_adjustment}) <= 1`,
    ),
  ],
)

/** A month whose tax was reported: nothing in it changes any more. */
export const taxPeriods = pgTable('tax_periods', {
  period: text().primaryKey(),
  summary_id: integer().notNull(),
  locked_by: text().notNull(),
  locked_user_name: text().notNull(),
  locked_date: createdDate(),
})
