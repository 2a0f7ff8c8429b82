import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import {
  actOnStockAdjustment,
  createStockAdjustment,
  type StockAdjustmentDetail,
} from '@sejuk/contract/stock/stock-adjustments'
import { adjustmentReasons } from '@sejuk/domain/stock/stock-adjustments'
import { recordWords } from '@sejuk/words/masters/records'
import { stockAdjustmentWords } from '@sejuk/words/stock/stock-adjustments'
import { ItemLines } from '../../../entities/catalogue/item-lines.tsx'
import { SerialsField } from '../../../entities/stock/serials-field.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const blankLine = { item_code: '', qty: '', damaged: '0', serials: [] as string[], has_serial: false }
const valuesOf = (found?: StockAdjustmentDetail) => ({
  warehouse_code: found?.warehouse_code ?? '',
  zone_code: found?.zone_code ?? '',
  adjust_reason: found?.adjust_reason ?? ('' as (typeof adjustmentReasons)[number] | ''),
  remark: found?.remark ?? '',
  lines: found?.lines.map(({ item_code, qty, damaged, serial_numbers, has_serial }) => ({
    ...{ item_code, qty: String(qty), damaged: String(damaged), serials: serial_numbers, has_serial },
  })) ?? [blankLine],
})
type Values = ReturnType<typeof valuesOf>

/** What is more or less than the balance says, and why. */
export const AdjustmentPanel = ({ found, onClose }: { found?: StockAdjustmentDetail; onClose: () => void }) => {
  const t = useWords(stockAdjustmentWords)
  const none = useWords(recordWords)('choose')
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.adjustment_code}
      endpoint={
        (found ? actOnStockAdjustment.modify : createStockAdjustment) as
          | typeof actOnStockAdjustment.modify
          | typeof createStockAdjustment
      }
      initial={initial}
      fixed={found && { adjustment_code: found.adjustment_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`stock-adjustment/${found?.adjustment_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        return (
          <>
            {!found && (
              <PagedSelect
                label={t('warehouse_code')}
                none={none}
                source={warehouseDropdown}
                value={values.warehouse_code || undefined}
                onChange={(code) => change({ warehouse_code: code ?? '' })}
                error={errorOf('warehouse_code')}
              />
            )}
            <TextField
              label={t('zone_code')}
              value={values.zone_code}
              onChange={(zone_code) => change({ zone_code })}
              error={errorOf('zone_code')}
              most={20}
            />
            <ChoiceField
              label={t('adjust_reason')}
              value={values.adjust_reason}
              onChange={(chosen) => change({ adjust_reason: adjustmentReasons.find((one) => one === chosen) ?? '' })}
              options={adjustmentReasons.map((value) => ({ value, label: t(value) }))}
              error={errorOf('adjust_reason')}
              isRequired
            />
            <Lines form={form} />
            <TextField
              label={t('remark')}
              value={values.remark}
              onChange={(remark) => change({ remark })}
              error={errorOf('remark')}
              most={500}
              isLong
            />
          </>
        )
      }}
    </EndpointPanel>
  )
}

const Lines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(stockAdjustmentWords)
  return (
    <ItemLines
      title={t('lines')}
      qty={{ label: t('qty'), hint: t('qtyHelp') }}
      form={form}
      blank={blankLine}
      ofItem={(item) => ({ has_serial: item?.has_serial ?? false })}
      onChange={(next) => form.change((now) => ({ lines: next(now.lines) }))}
    >
      {(line, errorOf, put) => (
        <>
          <NumberField
            label={t('damaged_change')}
            value={line.damaged}
            onChange={(damaged) => put({ damaged })}
            error={errorOf('damaged')}
          />
          {line.has_serial && (
            <SerialsField
              label={t('serialsField')}
              serials={line.serials}
              onChange={(serials) => put({ serials })}
              error={errorOf('serials')}
            />
          )}
        </>
      )}
    </ItemLines>
  )
}
