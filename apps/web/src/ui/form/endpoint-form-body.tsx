import type { ReactNode } from 'react'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import style from './endpoint-form-body.module.css'
import { RestoreDraft } from './restore-draft.tsx'

type Form = Pick<EndpointForm<object>, 'restored' | 'discardDraft' | 'others'> & { submit: () => void }
type Props = { id: string; form: Form; children: ReactNode }

/** The fields of a form, with the draft that came back above them and what concerns none of them below. */
export const EndpointFormBody = ({ id, form, children }: Props) => (
  <form
    id={id}
    className={style.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      form.submit()
    }}
  >
    {form.restored && <RestoreDraft at={form.restored.at} onDrop={form.discardDraft} />}
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
