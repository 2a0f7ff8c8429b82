import { keepNumber } from '@sejuk/domain/values/numbers'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useWords } from '../../../../lib/language/words.ts'
import { Section } from '../../../../ui/record/section.tsx'
import style from '../field-job.module.css'
import { type Measured, type Moment, measured, moments, type UnitForm } from './unit-form.ts'

type Props = { form: UnitForm; onChange: (part: Partial<UnitForm>) => void }

/** Before and after side by side; the keyboard's Next goes from one to the other. */
export const UnitMeasurements = ({ form, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  const put = (moment: Moment, what: Measured, typed: string) =>
    onChange({
      measurements: {
        ...form.measurements,
        [moment]: { ...form.measurements[moment], [what]: keepNumber(typed) },
      },
    })
  return (
    <Section title={t('measurements')}>
      <div className={style.measurements}>
        <span />
        {moments.map((moment) => (
          <b key={moment} aria-hidden="true">
            {t(moment === 'Before' ? 'before' : 'after')}
          </b>
        ))}
        {measured.map((what) => [
          <span key={what}>{t(what)}</span>,
          ...moments.map((moment) => (
            <input
              key={`${what}/${moment}`}
              aria-label={`${t(what)}, ${t(moment === 'Before' ? 'before' : 'after')}`}
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              value={form.measurements[moment][what]}
              onChange={({ currentTarget }) => put(moment, what, currentTarget.value)}
            />
          )),
        ])}
      </div>
    </Section>
  )
}
