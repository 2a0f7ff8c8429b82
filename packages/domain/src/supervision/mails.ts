import { addDays } from '../values/dates.ts'

/** Who gets a letter by e-mail. */
export const mailRecipients = ['installer', 'owner', 'sales', 'other'] as const
export type MailRecipient = (typeof mailRecipients)[number]
export const mostRecipients = 10

/** How long the link of a letter opens it. */
const linkDays = 90
export const isLinkOpen = (sent_date: string, today: string) => today <= addDays(sent_date.slice(0, 10), linkDays)

/** What became of a letter that was sent. */
export const mailStates = ['sent', 'opened', 'acknowledged'] as const
type Mail = { opened_date: string | null; acknowledged_date: string | null }
export const mailState = ({ opened_date, acknowledged_date }: Mail): (typeof mailStates)[number] => {
  if (acknowledged_date) return 'acknowledged'
  return opened_date ? 'opened' : 'sent'
}
