import type { SurveyAnswersForm } from '@sejuk/contract/aftersales/surveys'
import { longestComment } from '@sejuk/domain/aftersales/tickets/surveys'
import { feedbackWords } from '@sejuk/words/aftersales/surveys'
import { useId } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './answer-fields.module.css'

/** As they are being filled in: the two that must be answered are not answered yet. */
export type Answers = Omit<SurveyAnswersForm, 'overall' | 'is_solved' | 'money_amount' | 'comment'> & {
  overall: number | null
  is_solved: boolean | null
  money_amount: number
  comment: string
}
export const noAnswers: Answers = {
  overall: null,
  is_solved: null,
  is_on_time: null,
  politeness: null,
  money_asked: false,
  money_amount: 0,
  has_receipt: false,
  recommend: null,
  comment: '',
}

type Props = {
  values: Answers
  onChange: (part: Partial<Answers>) => void
  errorOf: (field: string) => string | undefined
}
const five = [1, 2, 3, 4, 5] as const
const eleven = Array.from({ length: 11 }, (_, n) => n)

/** The survey questions, sized for touch; the call desk uses the same ones. */
export const AnswerFields = ({ values, onChange, errorOf }: Props) => {
  const t = useWords(feedbackWords)
  const stars = (n: number) => t('stars', { n })
  return (
    <div className={style.questions}>
      <Question label={t('overall')} error={errorOf('overall')} isRequired>
        <Choices
          choices={five.map((n) => ({ value: n, text: String(n), name: `${n}, ${t(`overall${n}`)}` }))}
          value={values.overall}
          onChange={(overall) => onChange({ overall })}
          ends={[t('overall1'), t('overall5')]}
        />
      </Question>
      <Question label={t('is_solved')} error={errorOf('is_solved')} isRequired>
        <YesNo value={values.is_solved} onChange={(is_solved) => onChange({ is_solved })} />
      </Question>
      <Question label={t('is_on_time')} error={errorOf('is_on_time')}>
        <YesNo value={values.is_on_time ?? null} onChange={(is_on_time) => onChange({ is_on_time })} />
      </Question>
      <Question label={t('politeness')} error={errorOf('politeness')}>
        <Choices
          choices={five.map((n) => ({ value: n, text: String(n), name: stars(n) }))}
          value={values.politeness ?? null}
          onChange={(politeness) => onChange({ politeness })}
        />
      </Question>
      <Question label={t('money_asked')} error={errorOf('money_asked')}>
        <YesNo value={values.money_asked ?? false} onChange={(money_asked) => onChange({ money_asked })} />
      </Question>
      {values.money_asked && (
        <div className={style.follow}>
          <MoneyField
            label={t('money_amount')}
            value={values.money_amount}
            onChange={(amount) => onChange({ money_amount: amount ?? 0 })}
            error={errorOf('money_amount')}
          />
          <Question label={t('has_receipt')} error={errorOf('has_receipt')}>
            <YesNo value={values.has_receipt ?? false} onChange={(has_receipt) => onChange({ has_receipt })} />
          </Question>
        </div>
      )}
      <Question label={t('recommend')} error={errorOf('recommend')}>
        <Choices
          choices={eleven.map((n) => ({ value: n, text: String(n), name: String(n) }))}
          value={values.recommend ?? null}
          onChange={(recommend) => onChange({ recommend })}
          isMany
        />
      </Question>
      <TextField
        label={t('comment')}
        value={values.comment}
        onChange={(comment) => onChange({ comment })}
        error={errorOf('comment')}
        most={longestComment}
        isLong
      />
    </div>
  )
}

type QuestionProps = { label: string; error?: string; isRequired?: boolean; children: React.ReactNode }
const Question = ({ label, error, isRequired, children }: QuestionProps) => (
  <fieldset className={style.question} data-bad={error ? true : undefined}>
    <legend>
      {label}
      {isRequired && <b aria-hidden="true"> *</b>}
    </legend>
    {children}
    {error && <p role="alert">{error}</p>}
  </fieldset>
)

type Choice<Value> = { value: Value; text: string; name: string }
type ChoicesProps<Value> = {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  ends?: readonly [string, string]
  isMany?: boolean
}
const Choices = <Value extends string | number>({ choices, value, onChange, ends, isMany }: ChoicesProps<Value>) => {
  const name = useId()
  return (
    <>
      <div className={style.choices} data-many={isMany || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} data-on={choice.value === value || undefined}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span aria-hidden="true">{choice.text}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p className={style.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </>
  )
}

const YesNo = ({ value, onChange }: { value: boolean | null; onChange: (value: boolean) => void }) => {
  const t = useWords(feedbackWords)
  const chosen = value === null ? null : value ? 'yes' : 'no'
  return (
    <Choices
      choices={(['yes', 'no'] as const).map((one) => ({ value: one, text: t(one), name: t(one) }))}
      value={chosen}
      onChange={(one) => onChange(one === 'yes')}
    />
  )
}
