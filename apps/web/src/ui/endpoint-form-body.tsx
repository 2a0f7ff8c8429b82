import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import { useDates } from '../lib/dates.ts'
import type { EndpointForm } from '../lib/endpoint-form.ts'
import { useWords } from '../lib/words.ts'
import style from './endpoint-form-body.module.css'

type Props<Values extends object> = { id: string; form: EndpointForm<Values>; children: ReactNode }

/** The fields of a form, with the draft that came back above them and what concerns none of them below. */
export const EndpointFormBody = <Values extends object>({ id, form, children }: Props<Values>) => {
  const t = useWords(everydayWords)
  const dates = useDates()
  return (
    <form
      id={id}
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.restored && (
        <p className={style.draft} role="status">
          {t('draftBack', { time: dates.visit(form.restored.at) })}
          <button type="button" onClick={form.discardDraft}>
            {t('draftDrop')}
          </button>
        </p>
      )}
      {children}
      {form.others.length > 0 && (
        <ul className={style.others} role="alert">
          {form.others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </form>
  )
}
