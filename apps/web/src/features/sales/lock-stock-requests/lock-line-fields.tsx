import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Line = { item_code: string; quantity: string }
type Props = {
  lines: readonly Line[]
  onChange: (next: (lines: readonly Line[]) => Line[]) => void
  errorOf: (field: string) => string | undefined
}

export const LockLineFields = ({ lines, onChange, errorOf }: Props) => {
  const t = useWords(lockStockWords)
  return (
    <Section title={t('lines')}>
      <SectionBody>
        <LineFields
          name={t('item')}
          lines={lines}
          blank={{ item_code: '', quantity: '' }}
          error={errorOf('lines')}
          addLabel={t('addLine')}
          onChange={onChange}
        >
          {(line, n, put) => (
            <FieldGrid>
              <ItemPicker
                value={line.item_code || undefined}
                onChange={(item_code = '') => put({ item_code })}
                error={errorOf(`lines.${n}.item_code`)}
              />
              <NumberField
                label={t('wanted')}
                value={line.quantity}
                onChange={(quantity) => put({ quantity })}
                error={errorOf(`lines.${n}.quantity`)}
              />
            </FieldGrid>
          )}
        </LineFields>
      </SectionBody>
    </Section>
  )
}
