import { type WorkflowViewer, workflow } from '@sejuk/domain/document-workflow'
import { because } from '@sejuk/domain/messages'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { actions } from './document-actions.ts'
import type { Parsed } from './endpoint.ts'
import { rowVersion } from './fields.ts'

const loan = workflow({
  entity: 'loan',
  status: 'status',
  state: ({ status }: { status: 'Open' | 'Closed' }, _viewer: WorkflowViewer) => ({ status }),
  actions: {
    close: { needs: 'Customer-Close', from: ['Open'], to: 'Closed', reason: 'required' },
    open: { needs: 'signed-in', from: ['Closed'], to: 'Open', reason: 'optional' },
    expire: { needs: 'signed-in', bySystem: true, to: 'Closed' },
  },
})
const actOnLoan = actions(loan, '/api/loan', {
  key: 'loan_code',
  forms: { close: { amount: z.number() } },
  says: { close: because('deleted') },
})

test('each action of a user has an endpoint with its permission, reason and form', () => {
  expect(Object.keys(actOnLoan)).toEqual(['close', 'open'])
  expect(actOnLoan.close).toMatchObject({ path: '/api/loan/close', needs: 'Customer-Close', says: because('deleted') })
  expectTypeOf<Parsed<typeof actOnLoan.close>>().toEqualTypeOf<{
    loan_code: string
    row_version: number
    reason: string
    amount: number
  }>()
  expectTypeOf<Parsed<typeof actOnLoan.open>['reason']>().toEqualTypeOf<string | null>()
  // @ts-expect-error what a job does has no endpoint
  expect(actOnLoan.expire).toBeUndefined()
})

test('a reason that is required is asked for, and the version of the record', () => {
  const problems = actOnLoan.close.input
    .safeParse({ loan_code: 'L1', amount: 1 })
    .error?.issues.map(({ path }) => path[0])
  expect(problems).toEqual(['row_version', 'reason'])
  const lax = actions(loan, '/api/loan', {
    key: 'loan_code',
    names: ['open'],
    every: { row_version: rowVersion.optional() },
  })
  expect(lax.open.input.parse({ loan_code: 'L1' })).toEqual({ loan_code: 'L1', reason: null })
  expectTypeOf<Parsed<typeof lax.open>['row_version']>().toEqualTypeOf<number | undefined>()
})
