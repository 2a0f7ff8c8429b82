import { erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'

const dataType = z.enum(erpCustomizationTypes, 'Data type is required!')

const erpCustomizationOption = optionOf('code', 'name', 'data_type', 'local_label')

/** `data_type` names the list: without one all lists are answered, of one that does not exist nothing. */
export const erpCustomizationDropdown = endpoint('GET /erp-customization', {
  needs: 'signed-in',
  input: dropdownInput.extend({ data_type: z.string().max(100).optional() }),
  data: z.array(erpCustomizationOption),
})

/** What may be done with the cashback of an order: the list CASHBACK_INSTRUCTIONS. */
export const cashbackIntroductionDropdown = endpoint('GET /api/sales-order-cashback-introduction/dropdown', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(erpCustomizationOption),
})

const customization = z.object({
  customization_id: z.number(),
  data_type: dataType,
  ...texts('code', 'name'),
  ...maybeTexts('local_name'),
  seq: z.number(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type ErpCustomization = z.output<typeof customization>

const form = z.object({
  name: required('name', 100),
  local_name: optional('local-name', 100),
  seq: wholeNumber('order', 0, 9999),
  is_active: z.boolean().default(true),
})

export const listErpCustomizations = endpoint('GET /api/erp-customization/list', {
  needs: 'Meta-Data-Search',
  input: listInput(['data_type', 'code', 'name', 'seq', 'created_date']).extend({
    data_type: dataType.optional(),
    search: z.string().max(200).default(''),
    is_active: flag.optional(),
  }),
  data: z.array(customization),
})

export const createErpCustomization = endpoint('POST /api/erp-customization/create', {
  needs: 'Meta-Data-Create',
  input: form.extend({ data_type: dataType, code: required('code', 50) }),
  data: customization,
})

/** The code stays: it stands in documents. A row that is no longer wanted is switched off. */
export const updateErpCustomization = endpoint('PUT /api/erp-customization/update', {
  needs: 'Meta-Data-Modify',
  input: form.extend({ customization_id: z.coerce.number<number | string>().int().min(1), row_version: rowVersion }),
  data: customization,
  says: because('updated'),
})

export const erpCustomizationLog = actionLogOf('GET /api/erp-customization/action-log', 'Meta-Data-Search')

export const erpCustomizationData = downloadable(listErpCustomizations, {
  module_name: 'erp-customization',
  needs: 'Meta-Data-Search',
})
export const erpCustomizationSheet = sheetOf('erp-customization', createErpCustomization.needs)
