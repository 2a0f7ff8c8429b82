import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import IconX from '#icon/X'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { FieldError, FieldGrid, FieldGroup } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Line = { item_code: string; quantity: string }
type Props = {
  lines: readonly Line[]
  onChange: (lines: Line[]) => void
  errorOf: (field: string) => string | undefined
}

export const LockLineFields = ({ lines, onChange, errorOf }: Props) => {
  const t = useWords(lockStockWords)
  const put = (n: number, part: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === n ? { ...line, ...part } : line)))
  return (
    <Section title={t('lines')}>
      <SectionBody>
        {lines.map((line, n) => (
          <FieldGroup key={n} aria-label={`${t('item')} ${n + 1}`}>
            <FieldGrid>
              <ItemPicker
                value={line.item_code || undefined}
                onChange={(item_code = '') => put(n, { item_code })}
                error={errorOf(`lines.${n}.item_code`)}
              />
              <NumberField
                label={t('wanted')}
                value={line.quantity}
                onChange={(quantity) => put(n, { quantity })}
                error={errorOf(`lines.${n}.quantity`)}
              />
              {lines.length > 1 && (
                <IconButton
                  label={t('removeLine', { n: n + 1 })}
                  onClick={() => onChange(lines.filter((_, at) => at !== n))}
                >
                  <IconX size={16} />
                </IconButton>
              )}
            </FieldGrid>
          </FieldGroup>
        ))}
        {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        <Button size="small" onClick={() => onChange([...lines, { item_code: '', quantity: '' }])}>
          {t('addLine')}
        </Button>
      </SectionBody>
    </Section>
  )
}
