import { because } from '@sejuk/domain/messages'
import { longestPassword, passwordProblem } from '@sejuk/domain/platform/accounts/passwords'
import { loginSources } from '@sejuk/domain/platform/accounts/sessions'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, texts } from '../fields.ts'

/** The signed-in user's own account. */
export const getUserDetail = endpoint('GET /api/user-detail', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({
    ...texts('usercode', 'username', 'login_name', 'title', 'department', 'department_name'),
    ...maybeTexts('email', 'phone', 'asc_code', 'join_date'),
    departmentlist: z.array(z.object(texts('dept_code', 'dept_name'))),
    role: z.array(z.object(texts('role_code', 'role_name'))),
    view_data: z.enum(viewDataScopes).nullable(),
    login_from: z.enum(loginSources),
    /** Whoever comes in through the company's own sign-in has none here. */
    has_password: z.boolean(),
    password_changed_date: instant.nullable(),
  }),
})

export const listDevices = endpoint('GET /api/session/devices', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(
    z.object({
      ...texts('login_code', 'browser', 'system', 'ip'),
      kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
      login_from: z.enum(loginSources),
      created_date: instant,
      last_seen_date: instant,
      is_current: z.boolean(),
    }),
  ),
})

export const signOutDevice = endpoint('POST /api/session/sign-out-device', {
  needs: 'signed-in',
  input: z.object({ login_code: code }),
  data: nothing,
  says: because('device-signed-out'),
})

export const signOutEverywhere = endpoint('POST /api/session/sign-out-everywhere', {
  needs: 'signed-in',
  input: z.object({ keep_this: z.boolean().default(false) }),
  data: z.object({ ended: z.number() }),
  says: because('signed-out-everywhere'),
})

const newPassword = z
  .string('New password is required!')
  .min(1, 'New password is required!')
  .max(longestPassword, 'New password is too long')
  .superRefine((text, { addIssue }) => {
    const problem = passwordProblem(text)
    if (problem) addIssue(problem)
  })

export const changePassword = endpoint('POST /api/user/change-password', {
  needs: 'signed-in',
  input: z.object({
    current_password: z
      .string('Current password is required!')
      .min(1, 'Current password is required!')
      .max(longestPassword),
    new_password: newPassword,
  }),
  data: nothing,
  says: because('password-changed-other-devices-signed'),
})

/** The answer is shown once, to be told to the person; it must be changed at the next sign-in. */
export const resetPassword = endpoint('POST /api/user/reset-password', {
  needs: 'Staff-Reset-Password',
  input: z.object({ usercode: code }),
  data: z.object({ one_time_password: z.string() }),
  says: because('password-reset'),
})
