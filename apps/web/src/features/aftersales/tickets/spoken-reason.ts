import { ticketStatusWords } from '@sejuk/words/aftersales/tickets'
import { useSay, useWords } from '../../../lib/language/words.ts'

const status = /\bTicket_[A-Za-z_]+\b/g

/** Reasons name statuses by their codes; people know them by their words. */
export const useSpokenReason = () => {
  const say = useSay()
  const statuses = useWords(ticketStatusWords)
  return (why_not: string) =>
    say(why_not).replaceAll(status, (code) => statuses(code as keyof typeof ticketStatusWords.words))
}
