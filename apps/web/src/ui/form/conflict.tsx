import { everydayWords } from '@sejuk/words/everyday'
import { useId, useState } from 'react'
import type { Clash } from '../../lib/form/endpoint-form.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import radio from '../fields/radio.module.css'
import { StatusIcon } from '../record/status-icon.tsx'
import style from './conflict.module.css'

type Props<Values extends object> = {
  clash: Clash<Values>
  /** What both of us started from. */
  base: Values
  mine: Values
  labels: Record<keyof Values, string>
  version: number
  isBusy: boolean
  onTakeTheirs: () => void
  onSaveMix: (mix: Values) => void
}
type Side = 'mine' | 'theirs'

/** Of a longer form only what differs is worth reading. */
const mostShown = 8

/** A line of a list in a form: what was filled in of it. */
const line = (one: unknown) =>
  typeof one === 'object' && one !== null
    ? Object.values(one)
        .filter((cell) => cell !== '' && cell !== null && cell !== false)
        .join(' ')
    : String(one)
const written = (value: unknown) => (Array.isArray(value) ? value.map(line).join(', ') : String(value ?? ''))
/** What is stored as nothing or as a number is typed as text. */
const typedLike = (base: unknown, value: unknown) =>
  typeof base === 'string' && typeof value !== 'string' ? String(value ?? '') : value

/**
 * A stale edit, field by field with both values. Fields only the other user changed default to theirs, all others to
 * mine.
 */
export const Conflict = <Values extends object>(props: Props<Values>) => {
  const { clash, base, mine, labels, version, isBusy, onTakeTheirs, onSaveMix } = props
  const t = useWords(everydayWords)
  const dates = useDates()
  const id = useId()
  const fields = Object.keys(labels) as (keyof Values & string)[]
  const theirs = (field: keyof Values): unknown =>
    field in clash.current ? typedLike(base[field], clash.current[field]) : base[field]
  // The server compares what was meant: a phone is the same with and without its zero.
  const differs = (field: keyof Values & string) =>
    field in clash.current ? clash.changed_fields.includes(field) : mine[field] !== base[field]
  const shown = fields.length > mostShown ? fields.filter(differs) : fields
  const startWith = (field: keyof Values): Side => (mine[field] === base[field] ? 'theirs' : 'mine')
  const [sides, setSides] = useState(
    () => Object.fromEntries(fields.map((field) => [field, startWith(field)])) as Record<keyof Values, Side>,
  )
  const who = clash.changed_by ?? '-'
  const name = who.split(' ')[0] ?? who
  const mix = () =>
    onSaveMix(
      Object.fromEntries(
        fields.map((field) => [field, sides[field] === 'mine' ? mine[field] : theirs(field)]),
      ) as Values,
    )
  const choice = (field: keyof Values & string, side: Side, value: unknown) => (
    <label className={style.choice} data-on={sides[field] === side || undefined}>
      <input
        type="radio"
        className={radio.dot}
        name={`${id}-${field}`}
        checked={sides[field] === side}
        onChange={() => setSides({ ...sides, [field]: side })}
      />
      <span>{written(value) || t('empty')}</span>
    </label>
  )
  return (
    <div className={style.clash}>
      <header>
        <StatusIcon tone="attention" size={16} />
        <h2>{t('someoneSaved')}</h2>
        <span>{t('nothingLost', { who, when: dates.visit(clash.changed_date) })}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('savedBy', { who: name })}</th>
            <th scope="col">{t('yours')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              {differs(field) ? (
                <>
                  <td>{choice(field, 'theirs', theirs(field))}</td>
                  <td>{choice(field, 'mine', mine[field])}</td>
                </>
              ) : (
                <td colSpan={2} className={style.same}>
                  {t('sameInBoth', { value: written(mine[field]) || t('empty') })}
                </td>
              )}
            </tr>
          ))}
          {shown.length < fields.length && (
            <tr>
              <td colSpan={3} className={style.same}>
                {t('restIsSame')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <footer>
        <span>{t('versions', { theirs: clash.current.row_version, mine: version })}</span>
        <Button onClick={onTakeTheirs}>{t('takeTheirs', { who: name })}</Button>
        <Button kind="primary" isBusy={isBusy} data-autofocus onClick={mix}>
          {t('saveMix')}
        </Button>
      </footer>
    </div>
  )
}
