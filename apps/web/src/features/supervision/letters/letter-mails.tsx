import type { SupervisionLetter } from '@sejuk/contract/supervision/letters'
import { listMails, mailTemplate, sendLetter } from '@sejuk/contract/supervision/mails'
import { letterGate } from '@sejuk/domain/supervision/letters'
import { mailRecipients } from '@sejuk/domain/supervision/mails'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './letter-mails.module.css'

const tones = { sent: 'neutral', opened: 'waiting', acknowledged: 'good' } as const
type Props = { supervision_code: string; letter: SupervisionLetter | null }

/** To whom the letter went, and what became of it. */
export const LetterMails = ({ supervision_code, letter }: Props) => {
  const t = useWords(letterWords)
  const say = useSay()
  const dates = useDates()
  const viewer = useWorkflowViewer()
  const [isSending, setSending] = useState(false)
  const found = useCall(listMails, { supervision_code })
  const mails = (found.data?.data ?? []).filter(({ document_no }) => document_no === letter?.document_no)
  const gate = letter ? letterGate('mail', { ...letter, problems: letter.problems.length }, viewer) : undefined
  const isMine = gate && gate.because?.code !== 'no-permission'
  return (
    <Section
      title={t('mails')}
      actions={
        isMine && (
          <Button size="small" disabled={!gate.enabled} onClick={() => setSending(true)}>
            {t('sendMail')}
          </Button>
        )
      }
    >
      {mails.length === 0 && <SectionText>{isMine && gate.because ? say(gate.because) : t('noMails')}</SectionText>}
      <RowList>
        {mails.map((mail) => (
          <li key={mail.mail_id}>
            <span>
              <b>{mail.recipient_name}</b> {mail.email} · v{mail.version} ·{' '}
              {t('sentBy', { who: mail.sent_by_name, at: dates.dateTime(mail.sent_date) })}
              {mail.acknowledged_name &&
                mail.acknowledged_date &&
                ` · ${t('acknowledgedBy', { who: mail.acknowledged_name, at: dates.dateTime(mail.acknowledged_date) })}`}
            </span>
            <Row as="span">
              <StatusChip tone={tones[mail.state]}>{t(mail.state)}</StatusChip>
            </Row>
          </li>
        ))}
      </RowList>
      {isSending && letter && <SendPanel letter={letter} onClose={() => setSending(false)} />}
    </Section>
  )
}

const blank = { recipient_kind: 'other', recipient_name: '', email: '' }
const SendPanel = ({ letter, onClose }: { letter: SupervisionLetter; onClose: () => void }) => {
  const t = useWords(letterWords)
  const refresh = useRefresh(listMails)
  const template = useCall(mailTemplate, { letter_id: letter.letter_id })
  const found = template.data?.data
  if (!found) return <Pending />
  const known: { recipient_kind: string; recipient_name: string; email: string }[] = found.recipients
  return (
    <EndpointPanel
      title={t('sendMail')}
      sub={`${letter.document_no} v${letter.version}`}
      endpoint={sendLetter}
      initial={{ recipients: known.length ? known : [blank] }}
      fixed={{ letter_id: letter.letter_id }}
      labels={{ recipients: t('recipients') }}
      saveLabel={() => t('send')}
      onClose={() => {
        refresh()
        onClose()
      }}
    >
      {({ values, change, errorOf }) => (
        <>
          <LineFields
            name={t('recipients')}
            lines={values.recipients}
            blank={blank}
            addLabel={t('addRecipient')}
            error={errorOf('recipients')}
            onChange={(next) => change((now) => ({ recipients: next(now.recipients) }))}
          >
            {(line, n, put) => (
              <>
                <ChoiceField
                  label={t('recipientKind')}
                  value={line.recipient_kind}
                  options={mailRecipients.map((value) => ({ value, label: t(value) }))}
                  error={errorOf(`recipients.${n}.recipient_kind`)}
                  onChange={(recipient_kind) => put({ recipient_kind })}
                />
                <TextField
                  label={t('name')}
                  value={line.recipient_name}
                  most={150}
                  isRequired
                  error={errorOf(`recipients.${n}.recipient_name`)}
                  onChange={(recipient_name) => put({ recipient_name })}
                />
                <TextField
                  label={t('email')}
                  value={line.email}
                  most={200}
                  isRequired
                  error={errorOf(`recipients.${n}.email`)}
                  onChange={(email) => put({ email })}
                />
              </>
            )}
          </LineFields>
          <Section title={t('mailText')}>
            <SectionBody>
              <b>{found.subject}</b>
              <p className={style.body}>{found.body}</p>
            </SectionBody>
          </Section>
        </>
      )}
    </EndpointPanel>
  )
}
