import { because, encode } from '@sejuk/domain/messages'
import { configurationObjections } from '@sejuk/domain/stock/transfer-configurations'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'

const configuration = z.object({
  configuration_id: z.number(),
  ...texts('from_warehouse', 'from_warehouse_name', 'to_warehouse', 'to_warehouse_name'),
  ...maybeTexts('item_code', 'item_name', 'category_code', 'category_name'),
  min_qty: z.number(),
  max_qty: z.number(),
  lead_days: z.number(),
  is_auto: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type TransferConfigurationRow = z.output<typeof configuration>

const form = z.object({
  from_warehouse: required('from-warehouse', 20),
  to_warehouse: required('to-warehouse', 20),
  item_code: optional('item', 60),
  category_code: optional('category', 60),
  min_qty: wholeNumber('minimum-quantity', 0, 100_000),
  max_qty: wholeNumber('maximum-quantity', 1, 100_000),
  lead_days: wholeNumber('lead-days', 0, 90),
  is_auto: flag.default(true),
})
type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
const sensible = (values: z.output<typeof form>, { addIssue }: Context) => {
  for (const [field, message] of Object.entries(configurationObjections(values)))
    addIssue({ code: 'custom', path: [field], message: encode(message) })
}
const configurationId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

export const listTransferConfigurations = endpoint('GET /api/item-transfer-configuration', {
  needs: 'Item-Transfer-Config-Search',
  input: listInput(['to_warehouse', 'item_code', 'created_date']).extend({
    search: z.string().max(200).default(''),
    from_warehouse: many,
    to_warehouse: many,
  }),
  data: z.array(configuration),
})

export const createTransferConfiguration = endpoint('POST /api/item-transfer-configuration/create', {
  needs: 'Item-Transfer-Config',
  input: form.superRefine(sensible),
  data: nothing,
})

export const updateTransferConfiguration = endpoint('PUT /api/item-transfer-configuration/update', {
  needs: 'Item-Transfer-Config',
  input: form.extend({ configuration_id: configurationId, row_version: rowVersion }).superRefine(sensible),
  data: nothing,
  says: because('updated'),
})

export const deleteTransferConfiguration = endpoint('POST /api/item-transfer-configuration/delete', {
  needs: 'Item-Transfer-Config',
  input: z.object({ configuration_id: configurationId, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const transferConfigurationLog = actionLogOf(
  'GET /api/item-transfer-configuration/action-log',
  'Item-Transfer-Config-Search',
)
export const transferConfigurationData = downloadable(listTransferConfigurations, {
  module_name: 'item-transfer-configuration',
  needs: 'Item-Transfer-Config-Search',
})
