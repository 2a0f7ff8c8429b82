import type { getLegalEntityValues } from '@sejuk/contract/company/legal-entities'
import type { Data } from '@sejuk/contract/endpoint'
import type { PaperKind } from '@sejuk/domain/company/legal-entities'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'

type Values = Data<typeof getLegalEntityValues>['values']
type Dated = { from_date: string; to_date: string }
/** As they are typed: what is not there is empty. */
export type AccountLine = Dated & {
  bank_code: string
  account_number: string
  account_name: string
  dept_codes: string[]
}
export type BranchLine = { dept_code: string; nitku: string; address: string; city: string; phone: string }
export type SignerLine = Dated & { name: string; title: string; dept_code: string; papers: PaperKind[] }
export type EntityForm = EndpointForm<EntityTyped>
export type EntityTyped = {
  entity_code: string
  name: string
  npwp: string
  nitku: string
  address: string
  phone: string
  email: string
  pkp_since: string
  is_retailer: boolean
  logo_hash: string
  organizations: { org_code: string }[]
  branches: BranchLine[]
  accounts: AccountLine[]
  signers: SignerLine[]
  reason: string
  valid_from: string
  is_draft: boolean
}
export const blankEntity: EntityTyped = {
  ...{ entity_code: '', name: '', npwp: '', nitku: '', address: '', phone: '', email: '', pkp_since: '' },
  ...{ is_retailer: false, logo_hash: '', organizations: [], branches: [], accounts: [], signers: [] },
  ...{ reason: '', valid_from: '', is_draft: false },
}

export const typedEntity = (entity_code: string, values: Values): EntityTyped => ({
  ...blankEntity,
  entity_code,
  ...{ name: values.name, npwp: values.npwp, nitku: values.nitku, address: values.address },
  ...{ phone: values.phone ?? '', email: values.email ?? '', pkp_since: values.pkp_since ?? '' },
  ...{ is_retailer: values.is_retailer, logo_hash: values.logo_hash ?? '' },
  organizations: values.organizations.map(({ org_code }) => ({ org_code })),
  branches: values.branches.map(({ dept_code, nitku, address, city, phone }) => ({
    ...{ dept_code, nitku, address, city, phone: phone ?? '' },
  })),
  accounts: values.accounts.map(({ label: _label, to_date, ...one }) => ({
    ...one,
    to_date: to_date ?? '',
  })),
  signers: values.signers.map(({ label: _label, dept_code, to_date, ...one }) => ({
    ...one,
    ...{ dept_code: dept_code ?? '', to_date: to_date ?? '' },
  })),
})
