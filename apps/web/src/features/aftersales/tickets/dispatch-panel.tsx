import { ascForDispatch, type DispatchCandidate } from '@sejuk/contract/aftersales/service-centres'
import { dispatchTicket } from '@sejuk/contract/aftersales/ticket-dispatch'
import type { Ticket } from '@sejuk/contract/aftersales/tickets'
import { rankReasonWords } from '@sejuk/words/aftersales/service-centres'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import style from './dispatch-panel.module.css'
import { waitingUnits } from './ticket-values.ts'

type Assignment = { asc_code: string; lines: number[]; note: string }
type NotOffered = { asc_code: string; asc_name: string; covers: boolean; why: string }
type Props = { ticket: Ticket; onClose: () => void }

/** Dispatches all or some waiting units to one or several centres, ranked with reasons. */
export const DispatchPanel = ({ ticket, onClose }: Props) => {
  const t = useWords(ticketWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const waiting = waitingUnits(ticket)
  const [assigned, setAssigned] = useState<Assignment[]>([])
  const given = new Set(assigned.flatMap(({ lines }) => lines))
  const left = waiting.filter(({ line_no }) => !given.has(line_no))
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<string[]>([])
  const found = useCall(ascForDispatch, { ticket_number: ticket.ticket_number })
  const send = useSend(dispatchTicket)
  const candidates = (found.data?.data ?? []).filter(
    ({ asc_code }) => !assigned.some((one) => one.asc_code === asc_code),
  )
  const asc_code = chosen ?? candidates[0]?.asc_code
  const lines = left.map(({ line_no }) => line_no).filter((line) => !unticked.has(line))
  const current = asc_code && lines.length > 0 ? [{ asc_code, lines, note }] : []
  const notOffered = ((found.data as { not_offered?: NotOffered[] } | undefined)?.not_offered ?? []).filter(
    ({ covers }) => covers,
  )
  const next = () => {
    setAssigned([...assigned, ...current])
    setChosen(undefined)
    setNote('')
    setUnticked(new Set())
  }
  const dispatch = () => {
    const assignments = [...assigned, ...current]
    setProblems([])
    const { ticket_number, row_version } = ticket
    send.mutate(
      { ticket_number, row_version, assignments },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof Refused) setProblems(Object.values(error.errors).map(([first = '']) => say(first)))
        },
      },
    )
  }
  const nothing = assigned.length + current.length === 0
  return (
    <SidePanel
      title={t('dispatchTitle')}
      sub={`${ticket.ticket_number} · ${t('dispatchSub', { n: waiting.length })}`}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="primary"
            isBusy={send.isPending}
            aria-disabled={nothing || undefined}
            onClick={() => !nothing && dispatch()}
          >
            {t('dispatchNow')}
          </Button>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
        </>
      }
    >
      <div className={style.parts}>
        {problems.length > 0 && (
          <Note as="ul" role="alert" tone="bad">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Note>
        )}
        {assigned.length > 0 && (
          <section>
            <h3>{t('assigned')}</h3>
            <ul className={style.assigned}>
              {assigned.map((one) => (
                <li key={one.asc_code}>
                  {t('assignedTo', { asc: one.asc_code, lines: one.lines.join(', ') })}
                  <Button
                    size="small"
                    onClick={() => setAssigned(assigned.filter(({ asc_code: code }) => code !== one.asc_code))}
                  >
                    {t('takeBack')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {left.length > 0 && (
          <FieldGroup>
            <FieldLegend>{t('chooseUnits')}</FieldLegend>
            {left.map((unit) => (
              <CheckboxField
                key={unit.line_no}
                label={`${unit.line_no}. ${unit.item_name ?? unit.serial_indoor ?? unit.serial_outdoor ?? unit.description ?? '-'}`}
                isOn={!unticked.has(unit.line_no)}
                onChange={(isOn) => {
                  const others = [...unticked].filter((line) => line !== unit.line_no)
                  setUnticked(new Set(isOn ? others : [...others, unit.line_no]))
                }}
              />
            ))}
          </FieldGroup>
        )}
        {found.error && <p role="alert">{errorText(found.error)}</p>}
        {found.isLoading && <p role="status">{everyday('loading')}</p>}
        {found.data && candidates.length === 0 && <p>{t('noCandidates')}</p>}
        {left.length > 0 && candidates.length > 0 && (
          <>
            <FieldGroup>
              <FieldLegend>{t('candidates')}</FieldLegend>
              {candidates.map((one) => (
                <Candidate
                  key={one.asc_code}
                  candidate={one}
                  isChosen={one.asc_code === asc_code}
                  onChoose={() => setChosen(one.asc_code)}
                />
              ))}
            </FieldGroup>
            <TextField label={t('note')} value={note} onChange={setNote} most={500} isLong />
            {lines.length > 0 && lines.length < left.length && <Button onClick={next}>{t('another')}</Button>}
          </>
        )}
        {notOffered.length > 0 && (
          <section>
            <h3>{t('notOffered')}</h3>
            <ul className={style.shut}>
              {notOffered.map((one) => (
                <li key={one.asc_code}>
                  {one.asc_code} {one.asc_name}: {say(one.why)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SidePanel>
  )
}

type CandidateProps = { candidate: DispatchCandidate; isChosen: boolean; onChoose: () => void }

const Candidate = ({ candidate, isChosen, onChoose }: CandidateProps) => {
  const t = useWords(ticketWords)
  const reasons = useWords(rankReasonWords)
  return (
    <label className={style.candidate} data-chosen={isChosen || undefined}>
      <input type="radio" name="asc_code" checked={isChosen} onChange={onChoose} />
      <span>
        <b>{candidate.asc_name}</b> <small>{candidate.asc_code}</small>
        <ul>
          {candidate.reasons.map(({ reason, points, value }) => (
            <li key={reason} data-good={points > 0 || undefined}>
              {reasons(reason, { value: String(value ?? '').replace('.', ',') })}{' '}
              <small>{t('points', { n: points })}</small>
            </li>
          ))}
        </ul>
        <small>{t('load', { load: candidate.load_today, capacity: candidate.capacity })}</small>
      </span>
      <b className={style.score}>{t('score', { n: candidate.score })}</b>
    </label>
  )
}
