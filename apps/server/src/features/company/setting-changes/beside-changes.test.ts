import * as legalEntities from '@sejuk/contract/company/legal-entities'
import * as settingChanges from '@sejuk/contract/company/setting-changes'
import { actOnSettingChange } from '@sejuk/contract/company/setting-changes'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { isRead } from '@sejuk/contract/methods'
import * as roles from '@sejuk/contract/platform/roles'
import * as siteSettings from '@sejuk/contract/platform/site-settings'
import * as creditSettings from '@sejuk/contract/sales/credit-settings'
import { settingKinds } from '@sejuk/domain/company/setting-kinds'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { handlers } from './kinds/handlers.ts'

const isEndpoint = (it: unknown): it is Endpoint =>
  typeof it === 'object' && it !== null && 'path' in it && 'needs' in it && 'input' in it
const modules = [legalEntities, settingChanges, roles, siteSettings, creditSettings]
const writing = modules
  .flatMap((one) => Object.values(one))
  .filter(isEndpoint)
  .filter((one) => !isRead(one))

/** What these write, which moves no money. */
const others: Record<string, string> = {
  'POST /api/legal-entity/logo': 'a picture that stands nowhere until a change names it',
  'POST /api/role/create': 'a role that nobody has yet',
  'PUT /api/role/users/update': 'who has a role',
  'POST /api/role/undo': 'rights and menus; the second factor stays as it is',
  'PUT /api/role/person/update': 'what one person may do beside the roles',
  'POST /api/website-config/company': 'name and support of the product',
  'POST /api/website-config/language': 'the first language',
  'POST /api/website-config/uploads': 'how much is uploaded a day',
  'POST /api/website-config/projects': 'how alike two projects are',
  'POST /api/website-config/supervision': 'how long the road is',
  'POST /api/website-config/maintenance': 'when the product stands still',
  'POST /api/website-email/create': 'who gets mail',
  'POST /api/website-email/update': 'who gets mail',
  'POST /api/website-email/delete': 'who gets mail',
}
const answersChange = ({ data }: Endpoint) =>
  JSON.stringify(z.toJSONSchema(data as z.ZodType, { unrepresentable: 'any' })).includes('"change_code"')

test('every call that writes a setting proposes a change of it, or is of no money', () => {
  const named = writing.filter((one) => !answersChange(one)).map(({ method, path }) => `${method} ${path}`)
  expect(named.filter((one) => !(one in others))).toEqual([])
  const proposing = writing.filter(answersChange).map(({ path }) => path)
  for (const path of ['payment', 'orders', 'installers', 'service-tax', 'e-invoice'])
    expect(proposing).toContain(`/api/website-config/${path}`)
  expect(proposing).toContain('/api/role/update')
  expect(proposing.filter((path) => path.startsWith('/api/credit-setting/'))).toHaveLength(3)
})

test('every kind of the design is there, with a handler of its own', () => {
  expect(settingKinds).toEqual(
    expect.arrayContaining([
      ...['credit', 'payment', 'legal_entity', 'service_tax', 'tax_rule', 'e_invoice', 'sales_without_npwp', 'orders'],
      ...['largest_discount', 'fees', 'payment_provider', 'account_map', 'installers', 'second_factor'],
    ]),
  )
  expect(Object.keys(handlers).sort()).toEqual([...settingKinds].sort())
  expect(Object.keys(actOnSettingChange).sort()).toEqual(['approve', 'reject', 'submit', 'withdraw'])
})
