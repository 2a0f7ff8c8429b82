import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { pickerWords } from '@sejuk/words/pickers'
import IconPlus from '#icon/Plus'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './work-orders.module.css'

export type FindingForm = {
  repair_symptom: string
  repair_place_of_failure: string
  repair_cause_of_failure: string
  action_taken: string
}
const blank: FindingForm = {
  repair_symptom: '',
  repair_place_of_failure: '',
  repair_cause_of_failure: '',
  action_taken: '',
}
type Props = { findings: readonly FindingForm[]; onChange: (findings: FindingForm[]) => void }

/** Symptom, then the places it is likely for, then the likely causes. */
export const FindingFields = ({ findings, onChange }: Props) => {
  const t = useWords(workOrderWords)
  const choose = useWords(pickerWords)('choose')
  const put = (n: number, part: Partial<FindingForm>) =>
    onChange(findings.map((one, at) => (at === n ? { ...one, ...part } : one)))
  return (
    <fieldset className={style.lines}>
      <legend>{t('findings')}</legend>
      {findings.map((one, n) => (
        <div key={n} className={style.line}>
          <PagedSelect
            label={t('symptom')}
            none={choose}
            source={ticketChoices}
            input={{ key: 'Repair_Symptoms' }}
            value={one.repair_symptom || undefined}
            onChange={(code) => put(n, { ...blank, action_taken: one.action_taken, repair_symptom: code ?? '' })}
          />
          <PagedSelect
            label={t('placeOfFailure')}
            none={choose}
            source={ticketChoices}
            input={{ key: 'Repair_Place_of_Failure', parent_code: [one.repair_symptom] }}
            value={one.repair_place_of_failure || undefined}
            onChange={(code) => put(n, { repair_place_of_failure: code ?? '', repair_cause_of_failure: '' })}
          />
          <PagedSelect
            label={t('causeOfFailure')}
            none={choose}
            source={ticketChoices}
            input={{ key: 'Repair_Cause_of_Failure', parent_code: [one.repair_place_of_failure] }}
            value={one.repair_cause_of_failure || undefined}
            onChange={(code) => put(n, { repair_cause_of_failure: code ?? '' })}
          />
          <TextField
            label={t('actionTaken')}
            value={one.action_taken}
            onChange={(action_taken) => put(n, { action_taken })}
            most={500}
          />
          <Button size="small" kind="quiet" onClick={() => onChange(findings.filter((_, at) => at !== n))}>
            {t('remove')}
          </Button>
        </div>
      ))}
      <Button size="small" icon={<IconPlus size={14} />} onClick={() => onChange([...findings, blank])}>
        {t('addFinding')}
      </Button>
    </fieldset>
  )
}
