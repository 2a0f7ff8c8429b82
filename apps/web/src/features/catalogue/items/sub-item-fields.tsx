import { mostSubItems, shareTotal } from '@sejuk/domain/catalogue/items'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import IconX from '#icon/X'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField, PercentageField } from '../../../ui/fields/number-fields.tsx'
import { FieldGroup } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { ItemFormValues, SubValues } from './item-values.ts'

/** The units of a set, each with its share of the price. */
export const SubItemFields = ({ form }: { form: EndpointForm<ItemFormValues> }) => {
  const t = useWords(itemRecordWords)
  const { values, change, errorOf } = form
  const { sub_items } = values
  const put = (n: number, part: Partial<SubValues>) =>
    change({ sub_items: sub_items.map((sub, at) => (at === n ? { ...sub, ...part } : sub)) })
  const total = shareTotal(sub_items.map(({ price_share }) => ({ price_share: Number(price_share) || 0 })))
  const rest = writeRest(100 - total)
  return (
    <Section title={t('sub_items')} sub={t('shareTotal', { total: writeNumber(total, 2) })}>
      <SectionBody>
        {sub_items.map((sub, n) => (
          <FieldGroup key={n} aria-label={t('sub_item_code')} isFramed>
            <ItemPicker
              label={t('sub_item_code')}
              value={sub.sub_item_code || undefined}
              error={errorOf(`sub_items.${n}.sub_item_code`)}
              onChange={(code) => put(n, { sub_item_code: code ?? '' })}
            />
            <Row>
              <NumberField
                label={t('sub_quantity')}
                value={sub.sub_quantity}
                error={errorOf(`sub_items.${n}.sub_quantity`)}
                onChange={(sub_quantity) => put(n, { sub_quantity })}
              />
              <PercentageField
                label={t('price_share')}
                value={sub.price_share}
                error={errorOf(`sub_items.${n}.price_share`)}
                onChange={(price_share) => put(n, { price_share })}
              />
              <IconButton
                label={t('removeSub', { n: n + 1 })}
                onClick={() => change({ sub_items: sub_items.filter((_, at) => at !== n) })}
              >
                <IconX size={16} />
              </IconButton>
            </Row>
          </FieldGroup>
        ))}
        {errorOf('sub_items') && <Note tone="bad">{errorOf('sub_items')}</Note>}
        {sub_items.length < mostSubItems && (
          <Button
            size="small"
            onClick={() =>
              change({ sub_items: [...sub_items, { sub_item_code: '', sub_quantity: '1', price_share: rest }] })
            }
          >
            {t('addSub')}
          </Button>
        )}
      </SectionBody>
    </Section>
  )
}

/** A new unit begins with what the others leave. */
const writeRest = (rest: number) => (rest > 0 ? String(Math.round(rest * 100) / 100) : '')
