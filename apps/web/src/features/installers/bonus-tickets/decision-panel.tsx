import type { Input } from '@sejuk/contract/endpoint'
import { decideOnTicket, getBonusTicket, type StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { type DecisionName, reasonObjection, ticketAction } from '@sejuk/domain/installers/bonus-tickets'
import { rupiah } from '@sejuk/domain/money'
import { everydayWords } from '@sejuk/words/everyday'
import { bonusTicketWords, decisionEffectWords, decisionWords } from '@sejuk/words/installers/bonus-tickets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../lib/call.ts'
import { keyOf, useSend } from '../../../lib/queries.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { slab } from '../../../ui/slab.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { name: DecisionName; ticket: StaffTicketDetail; onClose: () => void }

/** One decision with its reason, beside the ticket it is about. */
export const DecisionPanel = ({ name, ticket, onClose }: Props) => {
  const t = useWords(bonusTicketWords)
  const everyday = useWords(everydayWords)
  const decisions = useWords(decisionWords)
  const effects = useWords(decisionEffectWords)
  const say = useSay()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const endpoint = decideOnTicket[name]
  const send = useSend(endpoint)
  const client = useQueryClient()
  const { reason: most, mayStayOut } = ticketAction(name)
  const decide = () => {
    const found = reasonObjection(name, reason.trim() || null, ticket.tone === 'red')
    setProblem(found)
    const { bonus_ticket_code, row_version } = ticket
    const input = { bonus_ticket_code, row_version, ...(most ? { reason: reason.trim() } : {}) }
    const onError = (error: Error) => {
      setProblem(error instanceof Refused ? error.errors.reason?.[0] : undefined)
      // Decided on meanwhile, it is shown as it is now; the reason stays.
      void client.invalidateQueries({ queryKey: keyOf(getBonusTicket, { bonus_ticket_code }) })
    }
    if (!found) send.mutate(input as Input<typeof endpoint>, { onSuccess: onClose, onError })
  }
  const isNo = name === 'deny'
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
      <p className={slab.note} data-tone={isNo ? 'bad' : name.startsWith('approve') ? 'good' : undefined}>
        {effects(name, { amount: rupiah(ticket.amount), installer: ticket.user_name })}
      </p>
      {most && (
        <TextField
          label={t(mayStayOut ? 'remark' : 'reason')}
          hint={mayStayOut ? t('remarkHint') : undefined}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            setProblem(undefined)
          }}
          most={most}
          isLong
          isRequired={!mayStayOut || (name === 'approve-branch' && ticket.tone === 'red')}
          error={problem && say(problem)}
          autoFocus
        />
      )}
    </SidePanel>
  )
}
