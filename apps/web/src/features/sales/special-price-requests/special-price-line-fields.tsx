import { type SpecialPriceDetail, specialPriceBases } from '@sejuk/contract/sales/special-price-requests'
import { percentBelow } from '@sejuk/domain/sales/special-price-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import IconX from '#icon/X'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { MoneyTextField, QuantityField } from '../../../ui/fields/number-fields.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

export const blankLine = { item_code: '', requested_price_include_tax: '', qty_limit: '', est_qty: '' }
type Line = typeof blankLine
const most = 1_000_000
const textOf = (n: number | null) => (n === null ? '' : String(n))

export const linesOf = ({ lines }: SpecialPriceDetail): Line[] =>
  lines.map(({ item_code, requested_price_include_tax, qty_limit, est_qty }) => ({
    item_code,
    requested_price_include_tax: String(requested_price_include_tax),
    qty_limit: textOf(qty_limit),
    est_qty: textOf(est_qty),
  }))

type Form = EndpointForm<{ customer_code: string; lines: Line[] } & Record<string, unknown>>

/** Each item with its list price beside it, so that one sees how far below it one asks. */
export const SpecialPriceLineFields = <Values extends { customer_code: string; lines: Line[] }>({
  form,
}: {
  form: EndpointForm<Values>
}) => {
  const t = useWords(specialPriceWords)
  const { values, change, errorOf } = form as object as Form
  const { lines, customer_code } = values
  const item_codes = lines.map(({ item_code }) => item_code).filter(Boolean)
  const found = useCall(
    specialPriceBases,
    { customer_code, item_codes },
    { enabled: customer_code !== '' && item_codes.length > 0, keepPrevious: true },
  )
  const baseOf = (code: string) => found.data?.data.find(({ item_code }) => item_code === code)
  const put = (n: number, part: Partial<Line>) =>
    change({ lines: lines.map((line, at) => (at === n ? { ...line, ...part } : line)) })
  const hintOf = ({ item_code, requested_price_include_tax }: Line) => {
    const base = baseOf(item_code)
    if (!base || base.list_price === null) return undefined
    const price = Number(requested_price_include_tax)
    const below = price > 0 ? `, −${writeNumber(percentBelow(base.list_price, price), 2)}%` : ''
    const floor = base.floor_price === null ? '' : `, ${t('floor_price')} ${rupiah(base.floor_price)}`
    return `${t('list_price')} ${rupiah(base.list_price)}${below}${floor}`
  }
  return (
    <Section title={t('lines')}>
      {lines.map((line, n) => (
        <SectionBody key={n}>
          <FieldGrid>
            <ItemPicker
              value={line.item_code || undefined}
              onChange={(item_code = '') => put(n, { item_code })}
              error={errorOf(`lines.${n}.item_code`)}
            />
            <MoneyTextField
              label={t('requested_price_include_tax')}
              hint={hintOf(line)}
              value={line.requested_price_include_tax}
              onChange={(requested_price_include_tax) => put(n, { requested_price_include_tax })}
              error={errorOf(`lines.${n}.requested_price_include_tax`)}
            />
            <QuantityField
              label={t('qty_limit')}
              hint={t('noLimit')}
              stock={most}
              value={line.qty_limit}
              onChange={(qty_limit) => put(n, { qty_limit })}
              error={errorOf(`lines.${n}.qty_limit`)}
            />
            <QuantityField
              label={t('est_qty')}
              hint=" "
              stock={most}
              value={line.est_qty}
              onChange={(est_qty) => put(n, { est_qty })}
              error={errorOf(`lines.${n}.est_qty`)}
            />
            {lines.length > 1 && (
              <IconButton
                label={t('removeLine', { n: n + 1 })}
                onClick={() => change({ lines: lines.filter((_, at) => at !== n) })}
              >
                <IconX size={16} />
              </IconButton>
            )}
          </FieldGrid>
        </SectionBody>
      ))}
      <SectionBody>
        {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
        <Button size="small" onClick={() => change({ lines: [...lines, blankLine] })}>
          {t('addLine')}
        </Button>
      </SectionBody>
    </Section>
  )
}
