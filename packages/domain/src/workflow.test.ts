import { reasonOf } from '@sejuk/words/english'
import { expect, test } from 'vitest'
import { type Action, gate } from './workflow.ts'

type Job = { service_status: 'New' | 'Done' | 'Closed'; invoice_status: 'None' | 'Rejected'; technician: string | null }
const job: Job = { service_status: 'New', invoice_status: 'None', technician: null }
const finish: Action<Job> = {
  needs: 'signed-in',
  from: [{ service_status: ['Done', 'Closed'] }, { service_status: [], invoice_status: ['Rejected'] }],
  guards: [({ technician }) => (technician ? undefined : 'Choose a technician first')],
}

test('a permission that is not held is the first reason', () => {
  const edit: Action<Job> = { needs: 'Sales-Order-Edit-Official-Address', from: [{ service_status: ['Done'] }] }
  expect(reasonOf(gate(edit, job, new Set()))).toBe('No Permission')
})

test('one alternative suffices, and an empty list restricts nothing', () => {
  expect(gate(finish, { ...job, technician: 'T1', invoice_status: 'Rejected' }, new Set())).toEqual({ enabled: true })
  expect(gate(finish, { ...job, technician: 'T1', service_status: 'Closed' }, new Set())).toEqual({ enabled: true })
  expect(gate({ needs: 'signed-in' }, job, new Set())).toEqual({ enabled: true })
})

test('a status that does not fit names what it needs, and a guard objects after it', () => {
  expect(reasonOf(gate(finish, job, new Set()))).toBe(
    'Needs status Done or Closed (service_status); Rejected (invoice_status)',
  )
  expect(reasonOf(gate({ needs: 'signed-in', from: [{ service_status: ['Done'] }] }, job, new Set()))).toBe(
    'Needs status Done',
  )
  expect(reasonOf(gate(finish, { ...job, service_status: 'Done' }, new Set()))).toBe('Choose a technician first')
})
