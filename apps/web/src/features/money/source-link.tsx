import type { CreditSource } from '@sejuk/domain/money/credit-sources'
import { pageTo } from '@sejuk/domain/pages'
import { Link } from '../../lib/navigation/link.tsx'

/** To the document that credit came from; a note has no page of its own. */
export const SourceLink = ({ kind, code }: { kind: CreditSource; code: string }) => {
  if (kind === 'receipt') return <Link {...pageTo('receipt', { code })}>{code}</Link>
  if (kind === 'cheque') return <Link {...pageTo('cheque', { code })}>{code}</Link>
  return kind === 'overpayment' ? <Link {...pageTo('salesInvoice', { code })}>{code}</Link> : code
}
