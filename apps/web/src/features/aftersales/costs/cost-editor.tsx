import * as contract from '@sejuk/contract/aftersales/costs'
import { amountOf, costTypes, isComputed } from '@sejuk/domain/aftersales/costs'
import { rupiah, total } from '@sejuk/domain/values/money'
import { costTypeWords, costWords } from '@sejuk/words/aftersales/costs'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import IconTrash from '#icon/Trash'
import { newKey } from '../../../lib/api/keys.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { FieldError, FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './costs.module.css'
import { LinePhotos } from './line-photos.tsx'

type Line = {
  key: string
  cost_type: string
  description: string
  quantity: string
  unit_price: number
  override_reason: string
  photo_codes: string[]
}
const blank = (): Line => ({
  key: newKey(),
  cost_type: 'Material',
  description: '',
  quantity: '1',
  unit_price: 0,
  override_reason: '',
  photo_codes: [],
})

/** The centre's own lines beside those of the price list. */
export const CostEditor = ({ sheet }: { sheet: contract.CostDetail }) => {
  const t = useWords(costWords)
  const kinds = useWords(costTypeWords)
  const refresh = useRefresh(contract.getCosts)
  const [initial] = useState(() => ({
    lines: sheet.sheet.map(
      (line): Line => ({
        key: newKey(),
        cost_type: line.cost_type,
        description: line.description,
        quantity: String(line.quantity),
        unit_price: line.unit_price,
        override_reason: line.override_reason ?? '',
        photo_codes: line.photo_codes,
      }),
    ),
  }))
  const { work_order_number, row_version } = sheet
  const form = useEndpointForm<(typeof contract.actOnCosts)['save-cost'], { lines: Line[] }>({
    endpoint: contract.actOnCosts['save-cost'],
    initial,
    fixed: { work_order_number, row_version },
    draft: `costs.${work_order_number}.${row_version}`,
    onDone: refresh,
  })
  const { lines } = form.values
  const put = (key: string, part: (line: Line) => Partial<Line>) =>
    form.change((now) => ({ lines: now.lines.map((line) => (line.key === key ? { ...line, ...part(line) } : line)) }))
  const numbers = lines.map((line) => ({ quantity: Number(line.quantity) || 0, unit_price: line.unit_price }))
  return (
    <Section title={t('lines')} actions={<b>{rupiah(total(numbers.map(amountOf)))}</b>}>
      {lines.length === 0 && <SectionText>{t('none')}</SectionText>}
      {lines.map((line, n) => {
        const errorOf = (field: string) => form.errorOf(`lines.${n}.${field}`)
        const isListed = isComputed(line.cost_type)
        return (
          <div key={line.key} className={style.line}>
            <FieldGrid>
              <ChoiceField
                label={t('kind')}
                options={costTypes.map((value) => ({ value, label: kinds(value) }))}
                value={line.cost_type}
                onChange={(cost_type) => put(line.key, () => ({ cost_type }))}
                error={errorOf('cost_type')}
                isRequired
              />
              <TextField
                label={t('description')}
                value={line.description}
                onChange={(description) => put(line.key, () => ({ description }))}
                error={errorOf('description')}
                most={200}
                isRequired
              />
              <NumberField
                label={t('quantity')}
                value={line.quantity}
                onChange={(quantity) => put(line.key, () => ({ quantity }))}
                error={errorOf('quantity')}
                isRequired
              />
              <MoneyField
                label={t('price')}
                value={line.unit_price}
                onChange={(price) => put(line.key, () => ({ unit_price: price ?? 0 }))}
                error={errorOf('unit_price')}
                isRequired
              />
              {isListed && (
                <TextField
                  label={t('overrideReason')}
                  value={line.override_reason}
                  onChange={(override_reason) => put(line.key, () => ({ override_reason }))}
                  error={errorOf('override_reason')}
                  most={500}
                />
              )}
            </FieldGrid>
            <Row>
              <LinePhotos
                number={work_order_number}
                codes={line.photo_codes}
                onAdd={(code) => put(line.key, (now) => ({ photo_codes: [...now.photo_codes, code] }))}
              />
              <Button
                icon={<IconTrash size={16} />}
                onClick={() => form.change({ lines: lines.filter((_, at) => at !== n) })}
              >
                {t('removeLine')}
              </Button>
            </Row>
            {errorOf('photo_codes') && <FieldError>{errorOf('photo_codes')}</FieldError>}
          </div>
        )
      })}
      <SectionBody>
        <Row>
          <Button icon={<IconPlus size={16} />} onClick={() => form.change({ lines: [...lines, blank()] })}>
            {t('addLine')}
          </Button>
          {form.isDirty && (
            <Button kind="primary" isBusy={form.isBusy} onClick={() => form.submit()}>
              {t('save-cost')}
            </Button>
          )}
        </Row>
      </SectionBody>
      <ConflictDialog form={form} base={initial} labels={{ lines: t('lines') }} version={row_version} />
    </Section>
  )
}
