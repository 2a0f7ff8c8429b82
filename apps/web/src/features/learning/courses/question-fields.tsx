import type { Attachment } from '@sejuk/contract/platform/attachments'
import { mostOptions, questionKinds } from '@sejuk/domain/learning/course-content'
import { courseWords } from '@sejuk/words/learning/courses'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { blankOption, blankQuestion, type OptionValues, type QuestionValues } from './course-values.ts'
import { percentOf, SpotEditor } from './spot-editor.tsx'

type Props = {
  questions: readonly QuestionValues[]
  onChange: (next: (questions: readonly QuestionValues[]) => QuestionValues[]) => void
  errorOf: (field: string) => string | undefined
  pictures: readonly Attachment[]
}

export const QuestionFields = ({ questions, onChange, errorOf, pictures }: Props) => {
  const t = useWords(courseWords)
  return (
    <LineFields
      name={t('question')}
      lines={questions}
      blank={blankQuestion as QuestionValues}
      least={0}
      error={undefined}
      addLabel={t('addQuestion')}
      onChange={onChange}
    >
      {(question, n, put) => (
        <>
          <FieldGrid>
            <ChoiceField
              label={t('kind')}
              options={questionKinds.map((value) => ({ value, label: t(value) }))}
              value={question.kind}
              onChange={(kind) => put({ kind })}
            />
            <NumberField
              label={t('points')}
              value={question.points}
              onChange={(points) => put({ points })}
              error={errorOf(`${n}.points`)}
            />
            <TextField
              label={t('text_default')}
              value={question.text_default}
              onChange={(text_default) => put({ text_default })}
              error={errorOf(`${n}.text_default`)}
              most={1000}
              isRequired
            />
            <TextField
              label={t('text_local')}
              value={question.text_local}
              onChange={(text_local) => put({ text_local })}
              error={errorOf(`${n}.text_local`)}
              most={1000}
              isRequired
            />
            {pictures.length > 0 && (
              <ChoiceField
                label={t('image_code')}
                options={[
                  { value: '', label: t('none') },
                  ...pictures.map((one) => ({ value: one.photo_code ?? '', label: one.original_file_name })),
                ]}
                value={question.image_code}
                onChange={(image_code) => put({ image_code })}
                error={errorOf(`${n}.image_code`)}
              />
            )}
          </FieldGrid>
          {question.kind === 'order' && <p>{t('orderHelp')}</p>}
          {question.kind === 'photo_spot' && (
            <SpotEditor
              options={question.options}
              picture={pictures.find(({ photo_code }) => photo_code === question.image_code)?.photo_path ?? undefined}
              onChange={(next) => put({ options: next(question.options) })}
            />
          )}
          <Options
            question={question}
            onChange={(next) => put({ options: next(question.options) })}
            errorOf={(field) => errorOf(`${n}.options.${field}`)}
          />
          <FieldGrid>
            <TextField
              label={t('explanation_default')}
              value={question.explanation_default}
              onChange={(explanation_default) => put({ explanation_default })}
              error={errorOf(`${n}.explanation_default`)}
              most={1000}
            />
            <TextField
              label={t('explanation_local')}
              value={question.explanation_local}
              onChange={(explanation_local) => put({ explanation_local })}
              error={errorOf(`${n}.explanation_local`)}
              most={1000}
            />
          </FieldGrid>
        </>
      )}
    </LineFields>
  )
}

type OptionsProps = {
  question: QuestionValues
  onChange: (next: (options: readonly OptionValues[]) => OptionValues[]) => void
  errorOf: (field: string) => string | undefined
}
const Options = ({ question, onChange, errorOf }: OptionsProps) => {
  const t = useWords(courseWords)
  return (
    <LineFields
      name={t('answer')}
      lines={question.options}
      blank={blankOption}
      error={undefined}
      addLabel={t('addOption')}
      // One more than may be is not offered silently: it is simply not added.
      onChange={(next) => onChange((now) => next(now).slice(0, mostOptions))}
    >
      {(option, at, put) => (
        <FieldGrid>
          <TextField
            label={t('option_default')}
            value={option.text_default}
            onChange={(text_default) => put({ text_default })}
            error={errorOf(`${at}.text_default`)}
            most={300}
          />
          <TextField
            label={t('option_local')}
            value={option.text_local}
            onChange={(text_local) => put({ text_local })}
            error={errorOf(`${at}.text_local`)}
            most={300}
          />
          {question.kind === 'photo_spot' && (
            <>
              <NumberField
                label={t('spotX')}
                value={String(option.x ?? '')}
                onChange={(x) => put({ x: percentOf(x) })}
                error={errorOf(`${at}.x`)}
              />
              <NumberField
                label={t('spotY')}
                value={String(option.y ?? '')}
                onChange={(y) => put({ y: percentOf(y) })}
                error={errorOf(`${at}.y`)}
              />
            </>
          )}
          {question.kind !== 'order' && (
            <CheckboxField label={t('is_right')} isOn={option.is_right} onChange={(is_right) => put({ is_right })} />
          )}
        </FieldGrid>
      )}
    </LineFields>
  )
}
