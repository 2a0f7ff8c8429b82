import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const cashbackPage = '/customer/cashback2/detail' as never

/** To one line. */
export const CashbackLink = ({ code }: { code: string }) => (
  <Link to={cashbackPage} search={{ code } as never}>
    {code}
  </Link>
)

/** To everything a customer may spend. */
export const CustomerCashbackLink = ({ customer_code, children }: { customer_code: string; children: ReactNode }) => (
  <Link to={'/customer/cashback2/customer' as never} search={{ customer_code } as never}>
    {children}
  </Link>
)

export const runPage = '/customer/cashback/calculate/run' as never

/** To one calculation. */
export const RunLink = ({ code }: { code: string }) => (
  <Link to={runPage} search={{ run_code: code } as never}>
    {code}
  </Link>
)

/** To what came and went of a customer's cashback. */
export const StatementLink = ({ customer_code, children }: { customer_code: string; children: ReactNode }) => (
  <Link to={'/customer/cashback2/statement' as never} search={{ customer_code } as never}>
    {children}
  </Link>
)
