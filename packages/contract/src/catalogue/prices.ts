import { itemPrice } from '@sejuk/domain/catalogue/price-documents'
import { mostPricesAtOnce, priceRules, priceStatuses } from '@sejuk/domain/catalogue/prices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { because, type Label } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const group = '/api/item/price'

const day = (label: Label) => required(label, 10).refine(isDay, told('date-not-valid'))
const dayFilter = z.string().max(10).refine(isDay, told('date-not-valid')).optional()
const quantity = wholeNumber('quantity', 1, 1_000_000)

const price = z.object({
  ...texts('price_code', 'org_code', 'item_code', 'item_name', 'valid_from', 'created_by', 'create_user_name'),
  ...maybeTexts('org_name', 'dept_code', 'dept_name', 'customer_level', 'valid_to'),
  ...maybeTexts('reject_reason', 'approved_user_name'),
  min_qty: z.number(),
  price_include_tax: z.number(),
  price_without_tax: z.number(),
  follows_on: z.boolean(),
  status: z.enum(priceStatuses),
  authors: z.array(z.string()),
  approved_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type ItemPrice = z.output<typeof price>

/** Whom a list is for. Without a branch or a level: every branch, every level. */
const narrowed = {
  brand_code: many,
  org_code: many,
  dept_code: many,
  customer_level: many,
}

/** Every price the viewer may see, of whatever status. */
export const listItemPrices = endpoint('GET /api/item/list-item-price', {
  needs: 'Item-Price-View',
  input: listInput(['created_date', 'price_code', 'item_code', 'valid_from', 'price_include_tax']).extend({
    search: z.string().max(200).default(''),
    item_code: many,
    ...narrowed,
    status: z.enum(priceStatuses).optional(),
    /** In force on this day. */
    on: dayFilter,
  }),
  data: z.array(price),
})

export const itemPriceData = downloadable(listItemPrices, { module_name: 'item-price', needs: 'Item-Price-View' })

/** The form, and a line of the sheet. */
export const priceTerms = z.object({
  item_code: required('item', 100),
  org_code: required('organization', 50).default(defaultOrganization),
  dept_code: orNothing(code),
  customer_level: orNothing(code),
  min_qty: wholeNumber('minimum-quantity', 1, 1_000_000).default(1),
  price_include_tax: wholeNumber('price', 1, 99_999_999_999),
  valid_from: day('valid-from'),
  valid_to: orNothing(day('valid-to')),
  /** The price before it ends the day before this one begins. */
  follows_on: z.boolean().default(false),
})
export type PriceTerms = z.output<typeof priceTerms>

type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
export const sensiblePeriod = (
  { valid_from, valid_to }: Pick<PriceTerms, 'valid_from' | 'valid_to'>,
  { addIssue }: Context,
) => {
  if (valid_to !== null && valid_to < valid_from)
    addIssue({ code: 'custom', path: ['valid_to'], message: told('last-day-not-before-first') })
}

export const createItemPrice = endpoint(`POST ${group}/create`, {
  needs: itemPrice.actions.modify.needs,
  input: priceTerms.superRefine(sensiblePeriod),
  data: z.object({ price_code: z.string() }),
})

export const actOnItemPrice = {
  ...actions(itemPrice, group, {
    key: 'price_code',
    names: ['submit', 'approve', 'reject', 'close', 'delete'],
    forms: { close: { last_day: day('last-day') } },
    methods: { approve: 'PUT', reject: 'PUT' },
    says: {
      submit: because('price-submitted'),
      approve: because('price-approved'),
      reject: because('price-rejected'),
      close: because('price-closed'),
      delete: because('price-deleted'),
    },
  }),
  modify: endpoint(`PUT ${group}/update`, {
    needs: itemPrice.actions.modify.needs,
    input: priceTerms.extend({ price_code: code, row_version: rowVersion }).superRefine(sensiblePeriod),
    data: z.object({ price_code: z.string(), status: z.string(), row_version: z.number() }),
    says: because('updated'),
  }),
}

export const getItemPrice = endpoint(`GET ${group}/detail`, {
  needs: 'Item-Price-View',
  input: z.object({ price_code: code }),
  data: price,
})

export const itemPriceLog = actionLogOf(`GET ${group}/action-log`, 'Item-Price-View')

/** All prices of one item that ever were in force or will be, the newest first. */
export const itemPriceHistory = endpoint(`GET ${group}/history`, {
  needs: 'Item-Price-View',
  input: z.object({ item_code: code }),
  data: z.object({ ...texts('item_code', 'item_name'), prices: z.array(price) }),
})

const rule = z.object({
  rule: z.enum(priceRules),
  ...maybeTexts('price_code', 'dept_code', 'dept_name', 'customer_level', 'valid_from', 'valid_to'),
  ...maybeTexts('approved_user_name', 'reason'),
  min_qty: z.number().nullable(),
  price_include_tax: z.number().nullable(),
})
export type PriceRuleAnswer = z.output<typeof rule>

/** What a customer pays for some items on a day, and why. */
export const priceForCustomer = endpoint(`POST ${group}/for-customer`, {
  needs: 'Item-Price-View',
  reads: true,
  input: z.object({
    customer_code: required('customer', 100),
    day: day('day'),
    items: z
      .array(z.object({ item_code: required('item', 100), quantity }))
      .min(1)
      .max(mostPricesAtOnce),
    /** With every rule, for the page that shows why; otherwise the winner alone. */
    with_rules: z.boolean().default(false),
  }),
  data: z.array(
    z.object({
      item_code: z.string(),
      quantity: z.number(),
      /** Null: nobody set a price. */
      price_include_tax: z.number().nullable(),
      price_without_tax: z.number().nullable(),
      price_code: z.string().nullable(),
      rule: z.enum(priceRules).nullable(),
      /** In English; the rules say it in both languages. */
      reason: z.string().nullable(),
      /** In the order in which they are asked. */
      rules: z.array(rule),
    }),
  ),
})

const compared = z.object({
  ...texts('price_code', 'item_code', 'item_name', 'org_code'),
  ...maybeTexts('dept_code', 'dept_name', 'customer_level', 'former_code', 'later_code'),
  min_qty: z.number(),
  former_price: z.number().nullable(),
  later_price: z.number().nullable(),
})
export type ComparedPrice = z.output<typeof compared>

/** Every price that was in force on one of two days, with what it was on each. */
export const comparePrices = endpoint(`GET ${group}/compare`, {
  needs: 'Item-Price-View',
  input: listInput(['item_code', 'item_name', 'change']).extend({
    former: dayFilter,
    later: dayFilter,
    search: z.string().max(200).default(''),
    ...narrowed,
    /** Only what differs. */
    only_changed: z.enum(['Y', 'N']).default('Y'),
  }),
  data: z.array(compared),
})

export const itemPriceSheet = sheetOf('item-price', itemPrice.actions.modify.needs)
