import { judgeSimilarity, type Similarity, type SimilarityPair } from '@sejuk/contract/projects/similarity'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { everydayWords } from '@sejuk/words/everyday'
import { projectWords } from '@sejuk/words/projects/projects'
import { useId } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

/** Against the suggestion a reason is asked for. */
export const VerdictForm = ({ task, pair }: { task: Similarity; pair: SimilarityPair }) => {
  const t = useWords(projectWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const initial = { verdict: 'Same' as string, winner_code: pair.suggested ?? '', shared_percent: '', reason: '' }
  const form = useEndpointForm<typeof judgeSimilarity, typeof initial>({
    endpoint: judgeSimilarity,
    initial,
    fixed: { log_code: task.itself.log_code, other_code: pair.other_code, row_version: task.row_version },
    draft: `similarity/${task.itself.log_code}/${pair.other_code}`,
    onDone: () => {},
  })
  const { values, change, errorOf } = form
  const text = (field: keyof typeof initial, label: string) => ({
    label,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const keeper = (letter: string, code: string, name: string) => ({
    value: code,
    label: `${letter} · ${name}${code === pair.suggested ? ` (${t('suggested')})` : ''}`,
  })
  const isAgainst = values.verdict === 'Same' && values.winner_code !== pair.suggested
  const { itself } = task
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
    <Section title={t('verdict')}>
      <SectionBody>
        <EndpointFormBody id={id} form={form}>
          <ChoiceField
            {...text('verdict', t('verdict'))}
            options={verdicts.map((value) => ({ value, label: `${t(value)}: ${t(`${value}Text`)}` }))}
            isRequired
          />
          {values.verdict === 'Same' && (
            <>
              <ChoiceField
                {...text('winner_code', t('whoKeeps'))}
                options={[
                  keeper('A', itself.log_code, itself.salesman_name),
                  keeper('B', pair.other_code, pair.other?.salesman_name ?? ''),
                ]}
                isRequired
              />
              <NumberField {...text('shared_percent', t('share'))} />
            </>
          )}
          <TextField
            {...text('reason', t('reason'))}
            most={500}
            isLong
            isRequired={isAgainst || values.verdict === 'Different'}
          />
        </EndpointFormBody>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {everyday('save')}
        </Button>
      </SectionBody>
    </Section>
  )
}
