import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconPlus from '#icon/Plus'
import { useWords } from '../../../../lib/language/words.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { NumberField } from '../../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import style from '../field-job.module.css'
import { blankPart, type UnitForm } from './unit-form.ts'

type Props = { form: UnitForm; onChange: (part: Partial<UnitForm>) => void }

/** What was taken out of the van. */
export const UnitParts = ({ form, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  const put = (n: number, part: object) =>
    onChange({ parts: form.parts.map((one, at) => (at === n ? { ...one, ...part } : one)) })
  return (
    <Section title={t('parts')}>
      <SectionBody>
        {form.parts.map((part, n) => (
          <fieldset key={n} className={style.part}>
            <TextField
              label={t('part_code')}
              value={part.item_code}
              onChange={(item_code) => put(n, { item_code })}
              most={100}
            />
            <TextField
              label={t('part_name')}
              value={part.item_name}
              onChange={(item_name) => put(n, { item_name })}
              most={200}
            />
            <NumberField label={t('quantity')} value={part.quantity} onChange={(quantity) => put(n, { quantity })} />
            <Button size="small" onClick={() => onChange({ parts: form.parts.filter((_one, at) => at !== n) })}>
              {t('remove')}
            </Button>
          </fieldset>
        ))}
        <Button icon={<IconPlus size={18} />} onClick={() => onChange({ parts: [...form.parts, { ...blankPart }] })}>
          {t('addPart')}
        </Button>
      </SectionBody>
    </Section>
  )
}
