import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { salesInvoicePdf } from '@sejuk/contract/finance/sales-invoices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { legalEntities, legalEntityBranches } from '../../../db/tables/company/legal-entities.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'

const server = await startTestServer()
const { db } = server
const { clerk, approver, newInvoice, newCustomer } = await prepareTaxInvoices(server)
const settingsNpwp = '0012345678091000'
const [first, second] = ['0013456789092000', '0021345678092000']

const documentOf = async (invoice_code: string) => {
  await clerk(contract.checkEInvoices, { invoice_codes: [invoice_code] })
  const { data } = await approver(contract.getEInvoice, { invoice_code })
  return (data as contract.EInvoiceDetail).versions[0]?.document
}

test('the seller of a tax invoice is the company of its organization, with the place of its branch', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  expect(await documentOf(invoice_code)).toMatchObject({ seller_tin: settingsNpwp })
  const entity_code = await makeLegalEntity(db, defaultOrganization)
  expect(await documentOf(invoice_code)).toMatchObject({ seller_tin: first, seller_idtku: `${first}000000` })
  const nitku = `${first}000705`
  await db
    .insert(legalEntityBranches)
    .values({ entity_code, dept_code: '705', nitku, address: 'Jl. A', city: 'Jakarta' })
  expect(await documentOf(invoice_code)).toMatchObject({ seller_tin: first, seller_idtku: nitku })
})

test('what was printed says who sold, whatever becomes of the company afterwards', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  await approver(salesInvoicePdf, { invoice_code })
  const moved = { npwp: second, nitku: `${second}000000` }
  await db.update(legalEntities).set(moved)
  expect(await documentOf(invoice_code)).toMatchObject({ seller_tin: first, seller_idtku: `${first}000705` })
  await db.update(legalEntities).set({ npwp: first, nitku: `${first}000000` })
})

test('each company has a file of its own, whose head names it', async () => {
  await db.insert(legalEntities).values({
    ...{ entity_code: 'PT-2', name: 'PT Dingin', npwp: second, nitku: `${second}000000`, address: 'Jl. Raya 2' },
    ...{ phone: null, email: 'pajak@dingin.test', pkp_since: '2018-01-01', updated_user_name: 'Sari' },
  })
  await db
    .insert(organizations)
    .values({ org_code: 'OTHER', org_name: 'Other', business_units: ['RAC'], seq: 2, entity_code: 'PT-2' })
  const codes = [await newInvoice(await newCustomer()), await newInvoice(await newCustomer())]
  await db
    .update(salesInvoices)
    .set({ org_code: 'OTHER' })
    .where(eq(salesInvoices.invoice_code, codes[1] ?? ''))
  const uploaded = await clerk(contract.uploadEInvoices, { provider: 'CORETAX_XML', invoice_codes: codes })
  expect(uploaded.data).toMatchObject({ taken: 2 })
  const heads: (string | undefined)[] = []
  for (const file_id of uploaded.data.file_ids) {
    const { data } = await clerk(contract.eInvoiceXml, { file_id })
    heads.push(/<TIN>(\d+)<\/TIN>/.exec(Buffer.from(data as Uint8Array).toString())?.[1])
  }
  expect(heads.toSorted()).toEqual([first, second])
})
