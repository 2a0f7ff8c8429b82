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
import { PageBody } from '../layout/page-body.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EndpointFormBody } from './endpoint-form-body.tsx'

type Props<E extends Endpoint, Values extends object> = {
  title: string
  sub?: ReactNode
  crumb?: ReactNode
  endpoint: E
  initial: FormValues<E, Values>
  fixed?: FixedValues<E>
  /** What the fields are called where two versions are compared. */
  labels: Record<keyof Values, string>
  draft: string
  saveLabel?: string
  onDone: (answer?: Envelope) => void
  children: (form: EndpointForm<Values>) => ReactNode
}

/** A form on its own page, with draft, errors and stale edit. */
export const EndpointPage = <E extends Endpoint, Values extends object>(props: Props<E, Values>) => {
  const { title, sub, crumb, endpoint, initial, fixed, labels, draft, saveLabel, onDone, children } = props
  const t = useWords(everydayWords)
  const id = useId()
  const form = useEndpointForm<E, Values>({ endpoint, initial, fixed, draft, onDone })
  return (
    <>
      <PageHead title={title} sub={sub} crumb={crumb}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {form.isBusy ? t('saving') : (saveLabel ?? t('save'))}
        </Button>
      </PageHead>
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          {children(form)}
        </EndpointFormBody>
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={versionOf(fixed)} />
    </>
  )
}
