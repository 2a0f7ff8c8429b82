import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useId } from 'react'
import {
  type EndpointForm,
  type FixedValues,
  type FormValues,
  useEndpointForm,
  versionOf,
} from '../../lib/form/endpoint-form.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EndpointFormBody } from './endpoint-form-body.tsx'

type Props<E extends Endpoint, Values extends object> = {
  title: string
  sub?: ReactNode
  endpoint: E
  initial: FormValues<E, Values>
  fixed?: FixedValues<E>
  /** What each field is called, where two versions of it are laid side by side. */
  labels: Record<keyof Values, string>
  draft?: string
  /** The button's label: the action, as a verb. */
  verb?: string
  /** With the answer, where there is one. */
  onClose: (answer?: Envelope) => void
  children: (form: EndpointForm<Values>) => ReactNode
}

/** A form above the page, for one endpoint. */
export const EndpointModal = <E extends Endpoint, Values extends object>(props: Props<E, Values>) => {
  const { title, sub, endpoint, initial, fixed, labels, draft, verb, onClose, children } = props
  const t = useWords(everydayWords)
  const id = useId()
  const form = useEndpointForm<E, Values>({ endpoint, initial, fixed, draft, onDone: onClose })
  const leave = async () => {
    if (await form.mayLeave()) onClose()
  }
  if (form.clash) return <ConflictDialog form={form} base={initial} labels={labels} version={versionOf(fixed)} />
  return (
    <Dialog
      title={title}
      sub={sub}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
            {form.isBusy ? t('saving') : (verb ?? t('save'))}
          </Button>
        </>
      }
    >
      <EndpointFormBody id={id} form={form}>
        {children(form)}
      </EndpointFormBody>
    </Dialog>
  )
}
