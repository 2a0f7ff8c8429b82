import { yesNo } from '@sejuk/domain/customers/customers'
import { shopClasses, shopStatuses, shop as workflow } from '@sejuk/domain/customers/shops'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { phoneField, placeForm } from './customer-form.ts'

export const shopRow = z.object({
  ...texts('shop_code', 'shop_name', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'detail_address'),
  ...maybeTexts('salesman_code', 'salesman_name', 'keyperson_name', 'promotor_names', 'city_name', 'last_visit_date'),
  shop_class: z.enum(shopClasses),
  is_open: z.enum(yesNo),
  status: z.enum(shopStatuses),
  /** Units sold in the last 30 days, as the shop entered them. */
  sell_out: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type ShopRow = z.output<typeof shopRow>

export const listShops = endpoint('GET /api/shop', {
  needs: 'Shop-Search',
  input: listInput(['shop_name', 'shop_code', 'created_date']).extend({
    search: z.string().max(200).default(''),
    customer_code: z.string().max(100).optional(),
    dept_code: many,
    salesman_code: many,
    shop_class: z.enum(shopClasses).optional(),
    status: z.enum(shopStatuses).optional(),
  }),
  data: z.array(shopRow),
})

export const shopData = downloadable(listShops, { module_name: 'shop', needs: 'Shop-Search' })

const brandUnits = z.record(z.string().min(1).max(50), z.number().int().min(0).max(10_000))

export const shop = z.object({
  ...shopRow.shape,
  ...maybeTexts('opening_hours', 'phone', 'province_code', 'city_code', 'district_code', 'sub_district_code'),
  ...maybeTexts('province_name', 'district_name', 'sub_district_name', 'postal_code', 'close_reason'),
  ...maybeTexts('keyperson_code', 'keyperson_phone'),
  ...texts('created_by', 'create_user_name'),
  authors: z.array(z.string()),
  floor_area_m2: z.number().nullable(),
  display_units: brandUnits,
  promotor_codes: z.array(z.string()),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type Shop = z.output<typeof shop>

export const getShop = endpoint('GET /api/shop/detail/{shop_code}', {
  needs: 'Shop-Search',
  input: z.object({ shop_code: code }),
  data: shop,
})

const form = z.object({
  shop_name: required('shop-name', 150).min(3, told('shop-name-at-least-3')),
  salesman_code: required('salesperson', 50),
  shop_class: z.enum(shopClasses, 'Class is required!'),
  floor_area_m2: orNothing(wholeNumber('floor-area', 1, 100_000)),
  display_units: brandUnits.default({}),
  opening_hours: optional('opening-hours', 100),
  phone: phoneField('phone'),
  ...placeForm.shape,
  detail_address: required('detail-address', 1000),
  is_open: z.enum(yesNo).default('Y'),
  promotor_codes: z.array(code).max(20).default([]),
  /** Why it is not the shop next to it. */
  duplicate_reason: z.string().trim().max(500).default(''),
})

export const createShop = endpoint('POST /api/shop/create', {
  needs: 'Shop-Create',
  input: form.extend({ customer_code: code }),
  data: z.object({ shop_code: z.string() }),
  says: because('shop-saved'),
})

export const updateShop = endpoint('PUT /api/shop/update', {
  needs: workflow.actions.modify.needs,
  input: form.extend({ shop_code: code, row_version: rowVersion }),
  data: z.object({ shop_code: z.string() }),
  says: because('shop-saved'),
})

const one = z.object({ shop_code: code, row_version: rowVersion.optional() })

export const approveShop = endpoint('PUT /api/shop/approve', {
  needs: workflow.actions.approve.needs,
  input: one,
  data: nothing,
  says: because('shop-approved'),
})

export const closeShop = endpoint('POST /api/shop/close', {
  needs: workflow.actions.close.needs,
  input: one.extend({ reason: required('reason', 500) }),
  data: nothing,
  says: because('shop-closed'),
})

export const actOnShop = { modify: updateShop, approve: approveShop, close: closeShop }

export const shopDropdown = endpoint('GET /api/shop/dropdown', {
  needs: 'signed-in',
  input: dropdownInput.extend({ dept_code: many, customer_code: z.string().max(100).optional() }),
  data: z.array(option.extend({ shop_code: z.string(), shop_name: z.string(), customer_code: z.string() })),
})

export const shopLog = actionLogOf('GET /api/shop/action-log', 'Shop-Search')
