import {
  actOnGoodsReceipt,
  createGoodsReceipt,
  type GoodsReceiptDetail,
  lettersKnown,
} from '@sejuk/contract/stock/goods-receipts'
import { receiptSources } from '@sejuk/domain/stock/goods-receipts'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { ItemLines } from '../../../entities/catalogue/item-lines.tsx'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const blankLine = { item_code: '', qty: '' }
const valuesOf = (receipt?: GoodsReceiptDetail) => ({
  warehouse_code: receipt?.warehouse_code ?? '',
  source: receipt?.source ?? ('factory' as const),
  letter_no: receipt?.letter_no ?? '',
  knows_letter: false,
  container_no: receipt?.container_no ?? '',
  supplier: receipt?.supplier ?? '',
  expected_date: receipt?.expected_date ?? '',
  remark: receipt?.remark ?? '',
  lines: receipt?.lines.map(({ item_code, qty }) => ({ item_code, qty: String(qty) })) ?? [blankLine],
})
type Values = ReturnType<typeof valuesOf>

/** The letter that comes with the goods, or before them. */
export const LetterPanel = ({ receipt, onClose }: { receipt?: GoodsReceiptDetail; onClose: () => void }) => {
  const t = useWords(goodsReceiptWords)
  const initial = valuesOf(receipt)
  return (
    <EndpointPanel
      title={t(receipt ? 'edit' : 'create')}
      sub={receipt?.receipt_code}
      endpoint={
        (receipt ? actOnGoodsReceipt.modify : createGoodsReceipt) as
          | typeof actOnGoodsReceipt.modify
          | typeof createGoodsReceipt
      }
      initial={initial}
      fixed={receipt && { receipt_code: receipt.receipt_code, row_version: receipt.row_version }}
      labels={{
        warehouse_code: t('warehouse'),
        source: t('source'),
        letter_no: t('letter_no'),
        knows_letter: t('knows_letter'),
        container_no: t('container_no'),
        supplier: t('supplier'),
        expected_date: t('expected_date'),
        remark: t('remark'),
        lines: t('lines'),
      }}
      draft={`goods-receipt/${receipt?.receipt_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: 'letter_no' | 'container_no' | 'supplier' | 'expected_date' | 'remark') => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            {!receipt && (
              <WarehousePicker
                value={values.warehouse_code || undefined}
                onChange={(warehouse_code = '') => change({ warehouse_code })}
                error={errorOf('warehouse_code')}
              />
            )}
            <ChoiceField
              label={t('source')}
              value={values.source}
              onChange={(source) => change({ source: source === 'purchase' ? 'purchase' : 'factory' })}
              options={receiptSources.map((value) => ({ value, label: t(value) }))}
              error={errorOf('source')}
            />
            <TextField {...text('letter_no')} most={60} isRequired />
            <KnownLetter form={form} receipt_code={receipt?.receipt_code} />
            <TextField {...text('container_no')} most={60} />
            <TextField {...text('supplier')} most={150} />
            <DateField {...text('expected_date')} />
            <Lines form={form} />
            <TextField {...text('remark')} most={500} isLong />
          </>
        )
      }}
    </EndpointPanel>
  )
}

/** The letter may have been received already: its receipt is named, and the person says whether this is another one. */
const KnownLetter = ({ form, receipt_code }: { form: EndpointForm<Values>; receipt_code: string | undefined }) => {
  const t = useWords(goodsReceiptWords)
  const { values, change } = form
  const letter_no = useDebounced(values.letter_no.trim())
  const asked = { letter_no, ...(receipt_code ? { receipt_code } : {}) }
  const known = useCall(lettersKnown, asked, { enabled: letter_no !== '' }).data?.data ?? []
  if (letter_no === '' || known.length === 0) return null
  return (
    <Note as="div">
      {t('letterKnown', { receipts: known.map((one) => one.receipt_code).join(', ') })}
      <CheckboxField
        label={t('knows_letter')}
        isOn={values.knows_letter}
        onChange={(knows_letter) => change({ knows_letter })}
      />
    </Note>
  )
}

const Lines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(goodsReceiptWords)
  return (
    <ItemLines
      title={t('lines')}
      qty={{ label: t('qty') }}
      form={form}
      blank={blankLine}
      onChange={(next) => form.change((now) => ({ lines: next(now.lines) }))}
    />
  )
}
