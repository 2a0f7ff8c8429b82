import type { Input } from '@sejuk/contract/endpoint'
import { getBonusTicket, recordCallBack, type StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { callOutcomes } from '@sejuk/domain/installers/bonus-call-backs'
import { displayPhone } from '@sejuk/domain/values/phone'
import { everydayWords } from '@sejuk/words/everyday'
import { bonusTicketWords, callBackWords } from '@sejuk/words/installers/bonus-tickets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useSend } from '../../../lib/api/queries.ts'
import { useCheck } from '../../../lib/form/schemas.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

type Props = { ticket: StaffTicketDetail; onClose: () => void }

/** What the customer said, beside the ticket it is about. */
export const CallPanel = ({ ticket, onClose }: Props) => {
  const t = useWords(bonusTicketWords)
  const everyday = useWords(everydayWords)
  const outcomes = useWords(callBackWords)
  const say = useSay()
  const check = useCheck(recordCallBack)
  const [form, setForm] = useState({ outcome: '', note: '' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = useSend(recordCallBack)
  const client = useQueryClient()
  const { bonus_ticket_code, row_version } = ticket
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))))
  }
  const write = () => {
    const input = { bonus_ticket_code, row_version, ...form }
    check(input, (found, checked) => {
      setProblems(found)
      if (Object.keys(found).length === 0) sendWritten(checked)
    })
  }
  const sendWritten = (input: Input<typeof recordCallBack>) => {
    const onError = (error: Error) => {
      if (error instanceof Refused)
        setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
      // Changed meanwhile, it is shown as it is now; what was written stays.
      void client.invalidateQueries({ queryKey: keyOf(getBonusTicket, { bonus_ticket_code }) })
    }
    send.mutate(input, { onSuccess: onClose, onError })
  }
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  return (
    <SidePanel
      title={t('writeCall')}
      sub={`${ticket.customer_name ?? ''} · ${displayPhone(ticket.customer_phone ?? '')}`}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" isBusy={send.isPending} onClick={write}>
            {t('writeCall')}
          </Button>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
        </>
      }
    >
      <Note>{t('callText')}</Note>
      <ChoiceField
        label={t('outcome')}
        options={callOutcomes.map((value) => ({ value, label: outcomes(value) }))}
        value={form.outcome}
        onChange={(outcome) => change({ outcome })}
        error={errorOf('outcome')}
        isRequired
      />
      <TextField
        label={t('callNote')}
        hint={t('remarkHint')}
        value={form.note}
        onChange={(note) => change({ note })}
        most={500}
        isLong
        isRequired
        error={errorOf('note')}
      />
    </SidePanel>
  )
}
