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
