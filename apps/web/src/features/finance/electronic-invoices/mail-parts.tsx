import * as contract from '@sejuk/contract/finance/electronic-invoices'
import type { MailResult } from '@sejuk/domain/finance/electronic-invoices'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import IconExternalLink from '#icon/ExternalLink'
import IconSend from '#icon/Send'
import { call } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<MailResult, Tone> = { Queued: 'waiting', Sent: 'good', Bounced: 'bad', Opened: 'good' }

export const MailChip = ({ result }: { result: MailResult }) => (
  <StatusChip tone={tones[result]}>{useWords(eInvoiceWords)(result)}</StatusChip>
)

/** To send a letter again, and to see what the customer sees. */
export const useMailActions = () => {
  const t = useWords(eInvoiceWords)
  const gate = useGate(contract.resendMail)
  const resend = useSend(contract.resendMail)
  const again = async ({ mail_id, address }: contract.EInvoiceMail) => {
    if (await confirm({ title: t('sureResend', { to: address }) })) resend.mutate({ mail_id })
  }
  const open = async ({ mail_id }: contract.EInvoiceMail) => {
    // Opened with the press: a window that opens later is stopped by the browser.
    const tab = window.open('', '_blank')
    try {
      const { data } = await call(contract.mailLink, { mail_id })
      if (tab) tab.location.href = data.link
    } catch (error) {
      tab?.close()
      showError(error)
    }
  }
  return (mail: contract.EInvoiceMail): Action[] => [
    { key: 'resend', label: t('resend'), icon: <IconSend size={16} />, gate, onPress: () => void again(mail) },
    { key: 'open', label: t('openLink'), icon: <IconExternalLink size={16} />, gate, onPress: () => void open(mail) },
  ]
}
