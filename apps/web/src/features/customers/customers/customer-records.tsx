import type { Data, Endpoint, Envelope, Input } from '@sejuk/contract/endpoint'
import { customerWords } from '@sejuk/words/customers/customers'
import type { ReactNode } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

export type Shown = { key: string; name: ReactNode; small?: ReactNode; right: ReactNode; rightSmall?: ReactNode }

type Props<E extends Endpoint> = {
  title: string
  endpoint: E
  input: Input<E>
  show: (row: Data<E> extends readonly (infer Row)[] ? Row : never) => Shown
  /** Where all of them are. */
  more?: ReactNode
}

/** What other lists hold of one customer, the newest of it; the rest behind a link. */
export const CustomerRecords = <E extends Endpoint>({ title, endpoint, input, show, more }: Props<E>) => {
  const say = useSay()
  const gate = useGate(endpoint)
  const found = useCall(endpoint, input, { enabled: gate.enabled })
  if (!gate.enabled) return <ForbiddenState reason={say(gate.because)} />
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  const answer = found.data as Envelope<Parameters<typeof show>[0][]> | undefined
  if (!answer) return <Pending />
  return (
    <Section title={title} actions={more}>
      <RecordLines lines={answer.data.map(show)} />
    </Section>
  )
}

/** Name and amount beside each other, with what explains them below: as well on a phone. */
export const RecordLines = ({ lines }: { lines: readonly Shown[] }) => {
  const t = useWords(customerWords)
  if (lines.length === 0) return <SectionText>{t('nothingYet')}</SectionText>
  return (
    <RowList>
      {lines.map(({ key, name, small, right, rightSmall }) => (
        <li key={key}>
          <span>
            {name}
            {small && (
              <>
                <br />
                <small>{small}</small>
              </>
            )}
          </span>
          <span>
            {right}
            {rightSmall && (
              <>
                <br />
                <small>{rightSmall}</small>
              </>
            )}
          </span>
        </li>
      ))}
    </RowList>
  )
}
