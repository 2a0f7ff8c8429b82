import { type DispatchProposal, proposeDispatch } from '@sejuk/contract/aftersales/service-centres'
import { dispatchTicket } from '@sejuk/contract/aftersales/ticket-dispatch'
import type { TicketRow } from '@sejuk/contract/aftersales/tickets'
import { rankReasonWords } from '@sejuk/words/aftersales/service-centres'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { BulkReport } from '../../../ui/list/bulk-report.tsx'
import style from './dispatch-panel.module.css'
import { useSpokenReason } from './spoken-reason.ts'

type Props = { rows: TicketRow[]; onClose: (done: ReadonlySet<string>) => void }

/** Dispatches several tickets, each to its best centre: reviewed first, then sent one by one. */
export const DispatchSeveral = ({ rows, onClose }: Props) => {
  const t = useWords(ticketWords)
  const everyday = useWords(everydayWords)
  const [tickets] = useState(rows)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const ticket_numbers = tickets.map(({ ticket_number }) => ticket_number)
  const found = useCall(proposeDispatch, { ticket_numbers }, { enabled: !isSent, staleTime: Number.POSITIVE_INFINITY })
  const proposals = found.data?.data ?? []
  const going = proposals.filter(({ why_not }) => why_not === null)
  const centreOf = ({ ticket_number, candidates }: DispatchProposal) =>
    chosen[ticket_number] || (candidates[0]?.asc_code ?? '')
  const nameOf = (number: string) => tickets.find(({ ticket_number }) => ticket_number === number)?.customer_name ?? ''
  const title = t('dispatchSeveral', { n: going.length || tickets.length })

  if (isSent)
    return (
      <BulkReport
        title={title}
        endpoint={dispatchTicket}
        lines={going.map((one) => ({
          key: one.ticket_number,
          name: `${one.ticket_number} ${nameOf(one.ticket_number)} → ${centreOf(one)}`,
          input: {
            ticket_number: one.ticket_number,
            row_version: one.row_version,
            assignments: [{ asc_code: centreOf(one), lines: one.lines, note }],
          },
        }))}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={title}
      sub={t('severalSub')}
      size={720}
      onClose={() => onClose(new Set())}
      footer={
        <>
          <Button onClick={() => onClose(new Set())}>{everyday('cancel')}</Button>
          {going.length > 0 && (
            <Button kind="primary" onClick={() => setSent(true)}>
              {title}
            </Button>
          )}
        </>
      }
    >
      {found.error ? (
        <p role="alert">{errorText(found.error)}</p>
      ) : !found.data ? (
        <Pending />
      ) : (
        <div className={style.parts}>
          {going.length === 0 && <p role="status">{t('nothingToDispatch')}</p>}
          <ul className={style.several}>
            {proposals.map((one) => (
              <Proposed
                key={one.ticket_number}
                proposal={one}
                name={nameOf(one.ticket_number)}
                value={centreOf(one)}
                onChange={(asc_code) => setChosen({ ...chosen, [one.ticket_number]: asc_code })}
              />
            ))}
          </ul>
          {going.length > 0 && <TextField label={t('note')} value={note} onChange={setNote} most={500} isLong />}
        </div>
      )}
    </Dialog>
  )
}

type ProposedProps = {
  proposal: DispatchProposal
  name: string
  value: string
  onChange: (asc_code: string) => void
}

const Proposed = ({ proposal, name, value, onChange }: ProposedProps) => {
  const t = useWords(ticketWords)
  const reasons = useWords(rankReasonWords)
  const spoken = useSpokenReason()
  const { ticket_number, candidates, why_not } = proposal
  const picked = candidates.find(({ asc_code }) => asc_code === value)
  return (
    <li>
      <span>
        <b>{ticket_number}</b> {name}
        {why_not && (
          <small>
            {t('stays')}: {spoken(why_not)}
          </small>
        )}
        {picked && (
          <small>
            {[
              ...picked.reasons
                .filter(({ points }) => points > 0)
                .map(({ reason, value: of }) => reasons(reason, { value: String(of ?? '').replace('.', ',') })),
              t('load', { load: picked.load_today, capacity: picked.capacity }),
            ].join(' · ')}
          </small>
        )}
      </span>
      {why_not === null && (
        <ChoiceField
          label={t('bestFor', { ticket: ticket_number })}
          options={candidates.map((one) => ({
            value: one.asc_code,
            label: t('choiceOf', { asc: one.asc_name, n: one.score }),
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </li>
  )
}
