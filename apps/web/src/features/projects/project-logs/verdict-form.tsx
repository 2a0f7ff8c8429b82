import { judgeSimilarity, type Similarity, type SimilarityPair } from '@sejuk/contract/projects/similarity'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { projectWords } from '@sejuk/words/projects/projects'
import { useId } from 'react'
import { isWritten, useKeyDown } from '../../../lib/browser/use-keys.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { VerdictCards } from './verdict-cards.tsx'

const initial = { verdict: '', winner_code: '', shared_percent: '', reason: '' }

/** Nothing is chosen beforehand: who judges chooses, says why, and the button says what will happen. */
export const VerdictForm = ({ task, pair }: { task: Similarity; pair: SimilarityPair }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const id = useId()
  const form = useEndpointForm<typeof judgeSimilarity, typeof initial>({
    endpoint: judgeSimilarity,
    initial,
    fixed: { log_code: task.itself.log_code, other_code: pair.other_code, row_version: task.row_version },
    draft: `similarity/${task.itself.log_code}/${pair.other_code}`,
    onDone: () => {},
  })
  const { values, change, errorOf } = form
  const { itself } = task
  const { other } = pair
  const field = (name: keyof typeof initial, label: string) => ({
    label,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  })
  const chooseVerdict = (verdict: string) =>
    change(verdict === 'Same' ? { verdict } : { verdict, winner_code: '', shared_percent: '' })
  useKeyDown((event) => {
    if (document.querySelector('[role=dialog], [role=menu]')) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      const body = document.getElementById(id)
      if (body instanceof HTMLFormElement) body.requestSubmit()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
    const verdict = verdicts[Number(event.key) - 1]
    if (verdict) chooseVerdict(verdict)
  })
  const letterOf = (code: string) => (code === itself.log_code ? 'A' : 'B')
  const keeper = (log: Similarity['itself']) => ({
    value: log.log_code,
    title: `${letterOf(log.log_code)} · ${log.salesman_name}`,
    text: `${log.project_name}, ${t('logged', { day: dates.date(log.submitted_date) })}`,
    ...(log.log_code === pair.suggested ? { tag: t('suggested') } : {}),
  })
  const isSame = values.verdict === 'Same'
  const saves = () => {
    if (!values.verdict) return t('saveVerdict')
    if (!isSame) return t('saveAs', { verdict: t(values.verdict as 'Different').toLowerCase() })
    return values.winner_code ? t('saveKept', { letter: letterOf(values.winner_code) }) : t('saveVerdict')
  }
  if (form.clash)
    return (
      <ConflictDialog
        form={form}
        base={initial}
        labels={{ verdict: t('verdict'), winner_code: t('whoKeeps'), shared_percent: t('share'), reason: t('reason') }}
        version={task.row_version}
      />
    )
  return (
    <Section title={t('verdict')} sub={t('verdictOnce')}>
      <SectionBody>
        <EndpointFormBody id={id} form={form}>
          <VerdictCards
            {...field('verdict', t('verdict'))}
            onChange={chooseVerdict}
            cards={verdicts.map((value, n) => ({
              ...{ value, title: t(value), text: t(`${value}Text`), key: String(n + 1) },
            }))}
          />
          {isSame && other && (
            <>
              <VerdictCards {...field('winner_code', t('whoKeeps'))} cards={[keeper(other), keeper(itself)]} />
              <NumberField {...field('shared_percent', t('share'))} />
            </>
          )}
          <TextField {...field('reason', t('reason'))} hint={t('bothRead')} most={500} isLong isRequired />
        </EndpointFormBody>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy} aria-keyshortcuts="Control+Enter">
          {saves()}
        </Button>
      </SectionBody>
    </Section>
  )
}
