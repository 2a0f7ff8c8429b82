import * as invoice from '@sejuk/contract/finance/sales-invoices'
import { expect } from 'vitest'
import { siteSettings } from '../src/db/tables/platform/site-settings.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import { makeSet } from './catalogue.ts'
import { prepareCredit } from './credit.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>
const taxedCustomer = {
  ...{
    customer_is_taxable: 1,
    price_include_tax: 'Y' as const,
    npwp: '0718302914109000',
    nitku: '0718302914109000000003',
  },
  ...{ tax_name: 'CV Angin Segar', tax_address: 'Jl. Kramat Raya 88', tax_emails: ['pajak@angin.test'] },
}

/** The company's own numbers, goods, and approved invoices of customers who pay tax. */
export const prepareTaxInvoices = async (server: TestServer) => {
  const { db } = server
  const { newCustomer } = await prepareCredit(server)
  await makeSet(db)
  await db.insert(siteSettings).values({
    ...{ setting_key: 'e_invoice', updated_by: 'U-1', updated_user_name: 'Sari' },
    value: { seller_npwp: '0012345678091000', seller_nitku: '0012345678091000000000', deadline_day: 20 },
  })
  const clerk = await server.as(undefined, { usercode: 'TAX-CLERK' })
  const approver = await server.as(undefined, { usercode: 'TAX-APPROVER' })
  const act = async (
    user: typeof clerk,
    name: keyof typeof invoice.actOnSalesInvoice,
    invoice_code: string,
    more = {},
  ) => {
    const { row_version } = (await approver(invoice.getSalesInvoice, { invoice_code })).data
    return user(invoice.actOnSalesInvoice[name], { invoice_code, row_version, ...more })
  }
  const newInvoice = async (customer_code: string, more: object = {}): Promise<string> => {
    const lines = [{ item_code: 'GSW-09', qty: 2, unit_price: 3_110_000, discount_amount: 10_000 }]
    const made = await clerk(invoice.createSalesInvoice, {
      customer_code,
      invoice_date: companyToday(),
      lines,
      ...more,
    })
    const { invoice_code } = made.data
    await act(clerk, 'submit', invoice_code)
    expect(await act(approver, 'approve', invoice_code)).toMatchObject({ code: '200' })
    return invoice_code
  }
  return {
    ...{ clerk, approver, act, newInvoice, period: companyToday().slice(0, 7) },
    newCustomer: (more: object = {}) => newCustomer({ ...taxedCustomer, ...more }),
  }
}
