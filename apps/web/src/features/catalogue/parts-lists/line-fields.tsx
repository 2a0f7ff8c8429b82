import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import IconPlus from '#icon/Plus'
import IconTrash from '#icon/Trash'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'
import { blankLine, type LineValues } from './form-values.ts'
import style from './line-fields.module.css'

type Props = {
  lines: readonly LineValues[]
  errorOf: (field: string) => string | undefined
  onChange: (lines: LineValues[]) => void
}

/** The lines of a parts list, each a row of fields. */
export const LineFields = ({ lines, errorOf, onChange }: Props) => {
  const t = useWords(partsListWords)
  const put = (n: number, part: Partial<LineValues>) =>
    onChange(lines.map((line, at) => (at === n ? { ...line, ...part } : line)))
  const text = (n: number, field: 'position_no' | 'qty' | 'interchange_group' | 'serial_from' | 'serial_to') => ({
    label: t(field),
    value: lines[n]?.[field] ?? '',
    error: errorOf(`lines.${n}.${field}`),
    onChange: (value: string) => put(n, { [field]: value }),
  })
  return (
    <>
      {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
      <ol className={style.lines}>
        {lines.map((line, n) => (
          <li key={n}>
            <TextField {...text(n, 'position_no')} inputMode="numeric" isRequired />
            <ItemPicker
              of="sparePart"
              value={line.sparepart_item_code || undefined}
              error={errorOf(`lines.${n}.sparepart_item_code`)}
              onChange={(code) => put(n, { sparepart_item_code: code ?? '' })}
            />
            <TextField {...text(n, 'qty')} inputMode="numeric" isRequired />
            <TextField {...text(n, 'interchange_group')} />
            <TextField {...text(n, 'serial_from')} />
            <TextField {...text(n, 'serial_to')} />
            <div className={style.ticks}>
              <CheckboxField
                label={t('is_compressor')}
                isOn={line.is_compressor}
                onChange={(is_compressor) => put(n, { is_compressor })}
              />
              <CheckboxField
                label={t('is_consumable')}
                isOn={line.is_consumable}
                onChange={(is_consumable) => put(n, { is_consumable })}
              />
            </div>
            <IconButton
              label={t('removeLine', { n: n + 1 })}
              onClick={() => onChange(lines.filter((_, at) => at !== n))}
            >
              <IconTrash size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<IconPlus size={16} />} onClick={() => onChange([...lines, blankLine(lines)])}>
          {t('addLine')}
        </Button>
      </div>
    </>
  )
}
