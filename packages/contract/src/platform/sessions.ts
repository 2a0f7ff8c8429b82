import { because, type Label, labelled } from '@sejuk/domain/messages'
import { longestPassword } from '@sejuk/domain/platform/accounts/passwords'
import { loginSources } from '@sejuk/domain/platform/accounts/sessions'
import { languages } from '@sejuk/domain/platform/languages'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { maybeTexts, redirectAnswer, required, texts } from '../fields.ts'
import { told } from '../told.ts'
import { factorCode } from './second-factors.ts'

const address = z.object({ url: z.string() })

/** Where to sign in. The header `homepage` says which page the person wanted. */
export const startLogin = endpoint('GET /api/login', { needs: 'public', input: z.object({}), data: address })

/** The same with one provider. */
export const startLoginWith = endpoint('GET /api/login/{id}', {
  needs: 'public',
  input: z.object({ id: z.string().max(40), keep: z.stringbool().default(false) }),
  data: address,
})

export const listProviders = endpoint('GET /api/login/providers', {
  needs: 'public',
  input: z.object({}),
  data: z.array(z.object(texts('id', 'label'))),
})

/** Where a provider sends the person back to, with whatever it has to say in the address. */
export const finishLogin = endpoint('GET /auth/callback/{id}', {
  needs: 'public',
  input: z.object({ id: z.string().max(40), state: z.string().max(200).optional() }),
  data: redirectAnswer,
})

const password = (label: Label) =>
  z
    .string(told('required', { label: labelled(label) }))
    .min(1, told('required', { label: labelled(label) }))
    .max(longestPassword, told('too-long-2', { label: labelled(label) }))

/** Built-in accounts: a right password is worth a code, and the code a session. */
export const signIn = endpoint('POST /api/login/password', {
  needs: 'public',
  input: z.object({
    username: required('staff-code-or-email', 100),
    password: password('password'),
    /** Stay signed in after the browser is closed. */
    keep: z.boolean().default(false),
    /** Together with a one-time password. */
    new_password: password('new-password').optional(),
    /** Of the second factor, where the account has one. */
    code: factorCode.optional(),
  }),
  data: address.extend({
    /** Shown once, after the second factor was set up. */
    backup_codes: z.array(z.string()).optional(),
  }),
})

/** Only where there is demo data: come in as somebody, and as from somewhere. */
export const signInToDemo = endpoint('POST /api/login/demo', {
  needs: 'public',
  input: z.object({ username: required('username', 100), login_from: z.enum(loginSources).default('web') }),
  data: address,
})

/** For a screen that nobody stands at, outside production. */
export const signInToDevelop = endpoint('POST /api/login/dev', {
  needs: 'public',
  input: z.object({}),
  data: address,
})

export const exchangeLoginCode = endpoint('POST /api/login/exchange', {
  needs: 'public',
  input: z.object({ code: z.string().min(1).max(500) }),
  data: z.object({
    encryptedusercode: z.string(),
    /** The page the person wanted, or home. */
    homepage: z.string(),
    /** Where the person must go, whatever they wanted. */
    landing: z.string().nullable(),
  }),
})

export const signOut = endpoint('POST /auth/logout', {
  needs: 'signed-in',
  input: z.object({}),
  data: nothing,
  says: because('signed-out'),
})

export const menuItem = z.object({
  menu_code: z.number(),
  parent_code: z.number(),
  ...texts('name', 'icons', 'url'),
  local_name: z.string(),
  support_platform: z.enum(['desktop', 'mobile', 'both']),
  landing_page: z.enum(['Yes', 'No']),
  display_on_top_position: z.enum(['Yes', 'No']),
  display_seq: z.number(),
})
export type MenuItem = z.output<typeof menuItem>

const session = z.object({
  permission: z.array(z.string()),
  viewData: z.enum(viewDataScopes).nullable(),
  role: z.array(z.string()),
  menu: z.array(menuItem),
  ...texts('usercode', 'username', 'department', 'department_name', 'login_code'),
  ...maybeTexts('asc_code'),
  departmentlist: z.array(z.object(texts('dept_code', 'dept_name'))),
  isAllowViewVisitCustomer: z.boolean(),
  login_from: z.enum(loginSources),
  timezone: z.string(),
  /** What the person chose to read; null until they choose. */
  language: z.enum(languages).nullable(),
})
export type Session = z.output<typeof session>

export const getSession = endpoint('GET /api/session', { needs: 'signed-in', input: z.object({}), data: session })

/** Who one may try the product as. Empty where there is no demo data. */
export const listDemoAccounts = endpoint('GET /api/login/demo-accounts', {
  needs: 'public',
  input: z.object({}),
  data: z.array(
    z.object({
      ...texts('username', 'name', 'title'),
      device: z.enum(['desk', 'phone']),
      login_from: z.enum(loginSources),
    }),
  ),
})
