import type { MergePreview } from '@sejuk/contract/customers/merges'
import { type MergePart, mergeParts } from '@sejuk/domain/customers/merges'
import { writeNpwp } from '@sejuk/domain/values/npwp'
import { displayPhone } from '@sejuk/domain/values/phone'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { useId } from 'react'
import { useSay, useWords } from '../../../lib/language/words.ts'
import radio from '../../../ui/fields/radio.module.css'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './merge-parts.module.css'

type Value = MergePreview['survivor']['values'][string]
type Word = keyof typeof customerWords.words
type Props = {
  preview: MergePreview
  take: readonly MergePart[]
  error: string | undefined
  onChange: (take: MergePart[]) => void
}

/** Part by part, whose values stay. */
export const MergeParts = ({ preview, take, error, onChange }: Props) => {
  const t = useWords(mergeWords)
  const say = useSay()
  const id = useId()
  const { survivor, other, parts, why_not: noMerge } = preview
  const choose = (part: MergePart, isTaken: boolean) =>
    onChange(isTaken ? [...take, part] : take.filter((one) => one !== part))
  return (
    <Section title={t('sideBySide')}>
      <SectionText>{t('sideHelp')}</SectionText>
      {error && (
        <SectionText data-tone="bad" role="alert">
          {error}
        </SectionText>
      )}
      {parts.map(({ part, is_same, why_not }) => {
        const isTaken = take.includes(part)
        const no = noMerge ?? why_not
        const choice = (side: MergePreview['survivor'], isOther: boolean) => (
          <label
            className={style.choice}
            data-on={isTaken === isOther || undefined}
            data-shut={(isOther && no) || undefined}
          >
            <input
              type="radio"
              className={radio.dot}
              name={`${id}-${part}`}
              checked={isTaken === isOther}
              disabled={isOther && no !== null}
              onChange={() => choose(part, isOther)}
            />
            <span>
              <small>
                {t(isOther ? 'goes' : 'stays')}: {side.customer_code}
              </small>
              <Values part={part} values={side.values} />
              {isOther && no && <small>{say(no)}</small>}
            </span>
          </label>
        )
        return (
          <fieldset key={part} className={style.part}>
            <legend>{t(part)}</legend>
            {is_same ? (
              <p className={style.same}>
                {t('sameInBoth')}: <Values part={part} values={survivor.values} />
              </p>
            ) : (
              <div className={style.sides}>
                {choice(survivor, false)}
                {choice(other, true)}
              </div>
            )}
          </fieldset>
        )
      })}
    </Section>
  )
}

const Values = ({ part, values }: { part: MergePart; values: Record<string, Value> }) => {
  const t = useWords(customerWords)
  const shown = (field: string) => {
    const value = values[field]
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return '-'
    if (Array.isArray(value)) return value.join(', ')
    if (field === 'customer_is_taxable') return t(value ? 'Yes' : 'No')
    if (value === 'Y' || value === 'N') return t(value === 'Y' ? 'Yes' : 'No')
    if (field === 'pic_phone') return displayPhone(String(value))
    if (field === 'npwp') return writeNpwp(String(value))
    const named = ['customer_type_code', 'cooperation', 'asc_flag', 'tax_id_type'].includes(field)
    return named ? t(value as Word) : String(value)
  }
  const fields: readonly string[] = mergeParts[part]
  const [only] = fields
  if (fields.length === 1 && only) return <b>{shown(only)}</b>
  return (
    <dl className={style.values}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(field as Word)}</dt>
          <dd>{shown(field)}</dd>
        </div>
      ))}
    </dl>
  )
}
