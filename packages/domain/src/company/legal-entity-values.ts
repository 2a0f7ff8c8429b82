import type { PaperKind } from './legal-entities.ts'

type Dated = { from_date: string; to_date: string | null }
/** What papers say of the company: the accounts and signers that are in force or will be, not those of the past. */
export type LegalEntityValues = {
  name: string
  npwp: string
  nitku: string
  address: string
  phone: string | null
  email: string | null
  pkp_since: string | null
  is_retailer: boolean
  logo_hash: string | null
  organizations: { org_code: string; label: string | null }[]
  branches: {
    dept_code: string
    label: string | null
    nitku: string
    address: string
    city: string
    phone: string | null
  }[]
  /** In the order in which papers name them. */
  accounts: ({
    bank_code: string
    label: string | null
    account_number: string
    account_name: string
    /** None: every branch. */
    dept_codes: string[]
  } & Dated)[]
  signers: ({
    name: string
    title: string
    /** None: of every branch that has nobody of its own. */
    dept_code: string | null
    label: string | null
    papers: PaperKind[]
  } & Dated)[]
}

/** A code for people: PT-SDI. */
export const entityCodeShape = /^[A-Z0-9-]{2,12}$/
export const logoKinds = ['png', 'jpg', 'jpeg'] as const
export const mostLogoBytes = 2_000_000
export const mostLogoPixels = 600
export const mostBranches = 200
export const mostAccounts = 30
export const mostSigners = 60
export const mostOrganizations = 20
