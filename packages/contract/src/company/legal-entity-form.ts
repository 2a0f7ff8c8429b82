import { isNitkuOf, paperKinds } from '@sejuk/domain/company/legal-entities'
import { mostAccounts, mostBranches, mostOrganizations, mostSigners } from '@sejuk/domain/company/legal-entity-values'
import { isNpwp, npwp16 } from '@sejuk/domain/values/npwp'
import { z } from 'zod'
import { calendarDay, code, optional, required } from '../fields.ts'
import { orNothing } from '../numbers.ts'
import { told } from '../told.ts'

const day = calendarDay(told('write-date-2026-11-14'))
const email = z.union([z.literal('').transform(() => null), z.null(), z.email(told('not-e-mail-address')).max(200)])
/** What people see beside a code; the server writes it. */
const label = z.string().max(200).nullable().default(null)

const dated = { from_date: day, to_date: orNothing(day) }
const inOrder = <Line extends z.ZodType<{ from_date: string; to_date: string | null }>>(line: Line) =>
  line.refine(({ from_date, to_date }) => to_date === null || from_date <= to_date, {
    path: ['to_date'],
    error: told('setting-ends-before'),
  })

const account = inOrder(
  z.object({
    bank_code: code,
    label,
    account_number: z
      .string()
      .trim()
      .regex(/^\d{5,30}$/, told('entity-account-digits')),
    account_name: required('account-name', 100),
    dept_codes: z.array(code).max(mostBranches).default([]),
    ...dated,
  }),
)
const branch = z.object({
  dept_code: code,
  label,
  nitku: z.string().trim(),
  address: required('address', 300),
  city: required('city', 100),
  phone: optional('phone', 40),
})
const signer = inOrder(
  z.object({
    name: required('name', 100),
    title: required('title', 100),
    dept_code: orNothing(code),
    label,
    papers: z.array(z.enum(paperKinds)).min(1, told('entity-papers-missing')).max(paperKinds.length),
    ...dated,
  }),
)

export const legalEntityFields = {
  name: required('name', 100),
  npwp: z
    .string()
    .trim()
    .transform(npwp16)
    .refine((npwp) => isNpwp(npwp), told('npwp-must-16-digits')),
  nitku: z.string().trim(),
  address: required('address', 300),
  phone: optional('phone', 40),
  email: email.default(null),
  pkp_since: orNothing(day),
  is_retailer: z.boolean(),
  logo_hash: orNothing(z.string().regex(/^[0-9a-f]{64}$/, told('not-in-list'))),
  organizations: z.array(z.object({ org_code: code, label })).max(mostOrganizations),
  branches: z.array(branch).max(mostBranches),
  accounts: z.array(account).max(mostAccounts),
  signers: z.array(signer).max(mostSigners),
}
const fields = z.object(legalEntityFields)
type Fields = z.output<typeof fields>

/** The second of two that are the same, by its place. */
const twice = (keys: readonly string[]) => keys.flatMap((key, n) => (keys.indexOf(key) < n ? [n] : []))

export const checkLegalEntity = (entity: Fields, context: z.core.$RefinementCtx) => {
  const { npwp, nitku, branches, accounts, organizations } = entity
  const say = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (!isNitkuOf(npwp, nitku)) say(['nitku'], told('entity-nitku-of-npwp'))
  for (const [n, one] of branches.entries())
    if (!isNitkuOf(npwp, one.nitku)) say(['branches', n, 'nitku'], told('entity-nitku-of-npwp'))
  for (const n of twice(branches.map(({ dept_code }) => dept_code)))
    say(['branches', n, 'dept_code'], told('entity-line-twice'))
  for (const n of twice(organizations.map(({ org_code }) => org_code)))
    say(['organizations', n, 'org_code'], told('entity-line-twice'))
  for (const n of twice(accounts.map(({ bank_code, account_number }) => `${bank_code} ${account_number}`)))
    say(['accounts', n, 'account_number'], told('entity-line-twice'))
}

export const legalEntityForm = fields.superRefine(checkLegalEntity)
