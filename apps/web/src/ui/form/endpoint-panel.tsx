import type { Data, Endpoint, Envelope, Input } from '@sejuk/contract/endpoint'
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
import { SidePanel } from '../dialog/side-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EndpointFormBody } from './endpoint-form-body.tsx'

type Props<E extends Endpoint, Values extends object> = {
  title: string
  sub?: ReactNode
  endpoint: E
  initial: FormValues<E, Values>
  fixed?: FixedValues<E>
  labels: Record<keyof Values, string>
  draft?: string
  /** What the button does, where 'Save' says too little. */
  saveLabel?: (values: Values) => ReactNode
  /** What cannot be taken back is red. */
  isDangerous?: boolean
  whenOffline?: (input: Input<E>, key: string | undefined) => Promise<unknown>
  /** With the answer where it was saved. */
  onClose: (answer?: Envelope<Data<E>>) => void
  children: (form: EndpointForm<Values>) => ReactNode
}

/** A form beside the list, for one endpoint: the list stays in sight. */
export const EndpointPanel = <E extends Endpoint, Values extends object>(props: Props<E, Values>) => {
  const {
    title,
    sub,
    endpoint,
    initial,
    fixed,
    labels,
    draft,
    saveLabel,
    isDangerous,
    whenOffline,
    onClose,
    children,
  } = props
  const t = useWords(everydayWords)
  const id = useId()
  const form = useEndpointForm<E, Values>({ endpoint, initial, fixed, draft, whenOffline, onDone: onClose })
  const leave = async () => {
    if (await form.mayLeave()) onClose()
  }
  if (form.clash) return <ConflictDialog form={form} base={initial} labels={labels} version={versionOf(fixed)} />
  return (
    <SidePanel
      title={title}
      sub={sub}
      onClose={leave}
      footer={
        <>
          <Button type="submit" form={id} kind={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
            {form.isBusy ? t('saving') : (saveLabel?.(form.values) ?? t('save'))}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </>
      }
    >
      <EndpointFormBody id={id} form={form}>
        {children(form)}
      </EndpointFormBody>
    </SidePanel>
  )
}
