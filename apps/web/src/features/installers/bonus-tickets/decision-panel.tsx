import type { Input } from '@sejuk/contract/endpoint'
import { decideOnTicket, getBonusTicket, type StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import {
  type DecisionName,
  isReasonDue,
  mayStayOut,
  mostOfReason,
  reasonObjection,
  untilObjection,
} from '@sejuk/domain/installers/bonus-tickets'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { bonusTicketWords, decisionEffectWords, decisionWords } from '@sejuk/words/installers/bonus-tickets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useSend } from '../../../lib/api/queries.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

type Props = { name: DecisionName; ticket: StaffTicketDetail; onClose: () => void }

/** One decision with its reason, beside the ticket it is about. */
export const DecisionPanel = ({ name, ticket, onClose }: Props) => {
  const t = useWords(bonusTicketWords)
  const everyday = useWords(everydayWords)
  const decisions = useWords(decisionWords)
  const effects = useWords(decisionEffectWords)
  const say = useSay()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [problems, setProblems] = useState<{ reason?: string; until?: string }>({})
  const today = useToday()
  const endpoint = decideOnTicket[name]
  const send = useSend(endpoint)
  const client = useQueryClient()
  const most = mostOfReason[name]
  const isRemark = mayStayOut(name)
  const doubts = { hasRedFlags: ticket.tone === 'red', call_back_status: ticket.call_back_status }
  const decide = () => {
    const found = {
      reason: reasonObjection(name, reason.trim() || null, doubts),
      until: untilObjection(until || null, today),
    }
    setProblems(found)
    const { bonus_ticket_code, row_version } = ticket
    const input = {
      bonus_ticket_code,
      row_version,
      ...(most ? { reason: reason.trim() } : {}),
      ...(name === 'hold' ? { until } : {}),
    }
    const onError = (error: Error) => {
      const { errors } = error instanceof Refused ? error : { errors: {} as Refused['errors'] }
      setProblems({ reason: errors.reason?.[0], until: errors.until?.[0] })
      // Decided on meanwhile, it is shown as it is now; the reason stays.
      void client.invalidateQueries({ queryKey: keyOf(getBonusTicket, { bonus_ticket_code }) })
    }
    if (!found.reason && !found.until) send.mutate(input as Input<typeof endpoint>, { onSuccess: onClose, onError })
  }
  const isNo = name === 'deny'
  const mustSay = isReasonDue(name, doubts)
  return (
    <SidePanel
      title={decisions(name)}
      sub={ticket.bonus_ticket_code}
      onClose={onClose}
      footer={
        <>
          <Button kind={isNo ? 'danger' : 'primary'} isBusy={send.isPending} onClick={decide}>
            {decisions(name)}
          </Button>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
        </>
      }
    >
      <Note tone={isNo ? 'bad' : name.startsWith('approve') ? 'good' : undefined}>
        {effects(name, { amount: rupiah(ticket.amount), installer: ticket.user_name })}
      </Note>
      {most && (
        <TextField
          label={t(isRemark ? 'remark' : 'reason')}
          hint={isRemark ? t('remarkHint') : undefined}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            setProblems({ ...problems, reason: undefined })
          }}
          most={most}
          isLong
          isRequired={mustSay}
          error={problems.reason && say(problems.reason)}
          autoFocus
        />
      )}
      {name === 'hold' && (
        <DateField
          label={t('until')}
          hint={t('untilHint')}
          value={until}
          onChange={(day) => {
            setUntil(day)
            setProblems({ ...problems, until: undefined })
          }}
          error={problems.until && say(problems.until)}
        />
      )}
    </SidePanel>
  )
}
