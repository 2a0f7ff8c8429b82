import type { BankSuggestion } from '@sejuk/contract/money/bank-lines'
import style from './suggestion-cells.module.css'

const plain = (word: string) => word.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What the bank wrote, with the words that led to the suggestion. */
export const WrittenText = ({ text, suggestion }: { text: string; suggestion: BankSuggestion | undefined }) => {
  const named = (suggestion?.customer_name ?? '').split(/\s+/).map(plain)
  const codes = (suggestion?.allocations ?? []).map(({ invoice_code }) => plain(invoice_code))
  const isMeant = (word: string) => {
    const said = plain(word)
    if (said.length < 3) return false
    return codes.includes(said) || named.some((name) => name === said || (said.length >= 5 && name.startsWith(said)))
  }
  let at = 0
  return (
    <blockquote className={style.written}>
      {text.split(/(\s+)/).map((word) => {
        const key = at
        at += word.length
        return isMeant(word) ? <mark key={key}>{word}</mark> : <span key={key}>{word}</span>
      })}
    </blockquote>
  )
}
