import { pageTo } from '@sejuk/domain/pages'
import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation/link.tsx'

/** To one line. */
export const CashbackLink = ({ code }: { code: string }) => <Link {...pageTo('cashback', { code })}>{code}</Link>

/** To everything a customer may spend. */
export const CustomerCashbackLink = ({ customer_code, children }: { customer_code: string; children: ReactNode }) => (
  <Link {...pageTo('customerCashback', { customer_code })}>{children}</Link>
)

/** To one calculation. */
export const RunLink = ({ code }: { code: string }) => (
  <Link {...pageTo('cashbackRun', { run_code: code })}>{code}</Link>
)

/** To what came and went of a customer's cashback. */
export const StatementLink = ({ customer_code, children }: { customer_code: string; children: ReactNode }) => (
  <Link {...pageTo('cashbackStatement', { customer_code })}>{children}</Link>
)
