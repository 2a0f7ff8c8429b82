import { listTickets } from '@sejuk/contract/aftersales/tickets'
import type { Customer } from '@sejuk/contract/customers/customers'
import { listStockHistory } from '@sejuk/contract/customers/customers-in-the-field'
import { listShops } from '@sejuk/contract/customers/shops'
import { listSignatures } from '@sejuk/contract/customers/signatures'
import { visitsOfCustomer } from '@sejuk/contract/field/visits'
import { listCashbacks } from '@sejuk/contract/sales/cashbacks'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { customerWords } from '@sejuk/words/customers/customers'
import { fieldCustomerWords } from '@sejuk/words/customers/customers-in-the-field'
import { signatureWords } from '@sejuk/words/customers/signatures'
import { visitWords } from '@sejuk/words/field/visits'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { CashbackChip } from '../../../entities/status/cashback-status.tsx'
import { SignatureChip } from '../../../entities/status/signature-status.tsx'
import { TicketChip } from '../../../entities/status/ticket-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { CustomerRecords } from './customer-records.tsx'

type Props = { customer: Customer }
const limit = 50
const all = (page: PageLink, label: string) => <Link {...page}>{label}</Link>

export const CustomerSignaturesTab = ({ customer: { customer_code } }: Props) => {
  const t = useWords(customerWords)
  const own = useWords(signatureWords)
  const dates = useDates()
  return (
    <CustomerRecords
      title={t('signatures')}
      endpoint={listSignatures}
      input={{ customer_code, limit }}
      more={all(pageTo('addSignature', { customer_code }), t('addSignature'))}
      show={(row) => ({
        key: row.signature_code,
        name: <Link {...pageTo('signature', { code: row.signature_code })}>{row.signer_name}</Link>,
        small: [row.job_title, row.signature_code].filter(Boolean).join(' · '),
        right: <SignatureChip status={row.status} />,
        rightSmall: `${dates.day(row.valid_from)} – ${row.valid_to ? dates.day(row.valid_to) : own('always')}`,
      })}
    />
  )
}

export const CustomerCashbackTab = ({ customer: { customer_code } }: Props) => {
  const t = useWords(customerWords)
  const own = useWords(cashbackWords)
  const dates = useDates()
  return (
    <CustomerRecords
      title={t('cashback')}
      endpoint={listCashbacks}
      input={{ customer_code, limit, sort: 'valid_to' }}
      more={all(pageTo('customerCashback', { customer_code }), t('planCashback'))}
      show={(row) => ({
        key: row.cashback_code,
        name: <Link {...pageTo('cashback', { code: row.cashback_code })}>{row.cashback_code}</Link>,
        small: `${row.type_rebate_name} · ${row.period} · ${own('valid_to')} ${dates.day(row.valid_to)}`,
        right: (
          <>
            <b>{rupiah(row.cashback_remain)}</b> <CashbackChip status={row.status} />
          </>
        ),
        rightSmall: `${own('granted')} ${rupiah(row.granted_amount)}`,
      })}
    />
  )
}

/** Visits to the customer and to each shop. */
export const CustomerVisitsTab = ({ customer }: Props) => {
  const t = useWords(customerWords)
  const own = useWords(visitWords)
  const dates = useDates()
  return (
    <>
      <Section title={t('visits')}>
        <Facts facts={[[t('last_visit_date'), dates.day(customer.last_visit_date)]]} />
      </Section>
      <CustomerRecords
        title={own('list')}
        endpoint={visitsOfCustomer}
        input={{ customer_code: customer.customer_code, limit }}
        show={(row) => ({
          key: row.visit_code,
          name: `${dates.visit(row.in_at)}, ${row.username}`,
          small: [
            row.shop_name,
            row.minutes !== null && own('nMinutes', { n: row.minutes }),
            row.purposes.map((one) => own(one)).join(', '),
            row.notes,
            row.next_action,
          ]
            .filter(Boolean)
            .join(' · '),
          right: own(row.status),
          rightSmall: row.order_amount > 0 ? `${own('orders')} ${rupiah(row.order_amount)}` : '',
        })}
      />
      <CustomerRecords
        title={t('visitsOfShops')}
        endpoint={listShops}
        input={{ customer_code: customer.customer_code, limit, sort: 'shop_name' }}
        show={(row) => ({
          key: row.shop_code,
          name: (
            <Link {...pageTo('shop', { id: customer.customer_code, shop_code: row.shop_code })}>{row.shop_name}</Link>
          ),
          small: [row.detail_address, row.salesman_name].filter(Boolean).join(' · '),
          right: dates.day(row.last_visit_date),
        })}
      />
    </>
  )
}

/** Service tickets are found by the customer's phone. */
export const CustomerTicketsTab = ({ customer }: Props) => {
  const t = useWords(customerWords)
  const choices = useWords(ticketChoiceWords)
  const dates = useDates()
  const pathOf = useTicketPath()
  const search = customer.pic_phone ?? customer.customer_name
  return (
    <CustomerRecords
      title={t('tickets')}
      endpoint={listTickets}
      input={{ search, tab: 'all', limit }}
      show={(row) => ({
        key: row.ticket_number,
        name: <Link {...pathOf(row.ticket_number)}>{row.ticket_number}</Link>,
        small: `${row.customer_name} · ${choices(row.service_type)} · ${row.city_name}`,
        right: <TicketChip status={row.ticket_status} isDone={row.is_done} />,
        rightSmall: dates.date(row.created_date),
      })}
    />
  )
}

export const CustomerStockTab = ({ customer: { customer_code } }: Props) => {
  const t = useWords(customerWords)
  const own = useWords(fieldCustomerWords)
  const dates = useDates()
  return (
    <CustomerRecords
      title={t('stock')}
      endpoint={listStockHistory}
      input={{ customer_code, limit }}
      more={all(pageTo('stockHistory', { customer_code }), t('allOfThem'))}
      show={(row) => ({
        key: row.report_key,
        name: row.item_code,
        small: `${row.shop_name} · ${row.reported_by_name}`,
        right: `${own('stock_quantity')} ${row.stock_quantity} · ${own('sold_quantity')} ${row.sold_quantity}`,
        rightSmall: dates.day(row.report_date),
      })}
    />
  )
}
